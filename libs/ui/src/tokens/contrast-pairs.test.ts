// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrastPairs, contrastTable, pairContrast } from './contrast-pairs.ts';
import { themeNames } from './themes.ts';

describe('section themes', () => {
  describe.each(themeNames)('%s', (theme) => {
    it.each(contrastPairs.map((pair) => [pair.foreground, pair.background, pair.minimum, pair] as const))(
      'shows %s on %s with a contrast of at least %s',
      (_foreground, _background, minimum, pair) => {
        expect(pairContrast(theme, pair)).toBeGreaterThanOrEqual(minimum);
      },
    );
  });

  it('are documented with the contrast they have', () => {
    const page = readFileSync(join(import.meta.dirname, '../../../../docs/design.md'), 'utf8');
    const cells = (table: string): string[] => table.split('\n').map((row) => row.replace(/[\s-]+/g, ''));
    const documented = new Set(cells(page));
    expect(cells(contrastTable()).filter((row) => !documented.has(row))).toEqual([]);
  });
});
