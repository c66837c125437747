import { expect, it } from 'vitest';
import { entriesInDevelopment } from './watch-bundles.ts';

it('builds the server and the processes that it starts, and what only a release needs it does not', () => {
  expect(
    entriesInDevelopment({ main: 'src/main.ts', prepare: 'src/prepare.ts', 'image-worker': 'images.ts' }),
  ).toEqual({ main: 'src/main.ts', 'image-worker': 'images.ts' });
  expect(entriesInDevelopment('src/main.ts')).toBe('src/main.ts');
});
