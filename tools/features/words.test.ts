import { mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readWords } from '../../libs/vite.words.ts';

it('words.json lists the English of every text in both languages, and nothing of tests', () => {
  using library = mkdtempDisposableSync(join(tmpdir(), 'skein-words-'));
  mkdirSync(join(library.path, 'src'));
  const write = (name: string, code: string) => writeFileSync(join(library.path, 'src', name), code);
  write(
    'menu.tsx',
    "const OPEN = { en: 'Open', es: 'Abrir' }; const CLOSE: UiText = { en: 'Close', es: 'Cerrar' };",
  );
  write('plain.ts', "const paths = { en: '/', es: '/intl/es', de: '/de' }; const title = 'Hello';");
  write('menu.test.tsx', "const typed = { en: 'Typed', es: 'Escrito' };");
  expect(readWords(library.path)).toEqual(['Close', 'Open']);
});
