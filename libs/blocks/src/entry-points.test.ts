// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const LIBRARY = join(import.meta.dirname, '..');

it('gives every block an address: its family and its folder', () => {
  const { exports }: { exports: Record<string, { readonly '@skein/source': string }> } = JSON.parse(
    readFileSync(join(LIBRARY, 'package.json'), 'utf8'),
  );
  const cards = globSync('src/*/*/*.block.ts', { cwd: LIBRARY });
  expect(cards.length).toBeGreaterThan(30);
  for (const family of new Set(cards.map((file) => file.split('/')[1] ?? '')))
    if (family !== 'parts')
      expect(exports[`./${family}/*`]?.['@skein/source'], family).toBe(`./src/${family}/*/*.tsx`);
});
