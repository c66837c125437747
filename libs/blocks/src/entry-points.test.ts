// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const LIBRARY = join(import.meta.dirname, '..');

it('gives every component of a family an address that does not name the family', () => {
  const { exports }: { exports: Record<string, { readonly '@skein/source': string }> } = JSON.parse(
    readFileSync(join(LIBRARY, 'package.json'), 'utf8'),
  );
  const components = globSync('src/*/*/*.tsx', { cwd: LIBRARY, exclude: ['src/parts/**'] }).filter(
    (file) => basename(file, '.tsx') === basename(dirname(file)),
  );
  expect(components.length).toBeGreaterThan(40);
  for (const file of components)
    expect(exports[`./${basename(file, '.tsx')}`]?.['@skein/source'], file).toBe(`./${file}`);
});
