import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { journeyTargets } from './areas.ts';
import { ROOT } from './run.ts';

/**
 * Groups of browser tests of the site, called journeys. The group `catalogue` tests the built catalog of blocks, and
 * runs only at the level `full`.
 */
const areas = ['catalogue', ...journeyTargets().map((name) => name.slice('e2e:'.length))];
const specsIn = (pattern: string) => globSync(pattern, { cwd: join(ROOT, 'apps/site-e2e/src') });

describe('the journeys through the site', () => {
  it('belong to an area each, or nobody would run them', () => {
    const specs = specsIn('**/*.spec.ts');
    expect(specs.filter((spec) => !areas.some((area) => spec.startsWith(`${area}/`)))).toEqual([]);
  });

  it.each(areas)('has some in %s', (area) => {
    expect(specsIn(`${area}/*.spec.ts`)).not.toEqual([]);
  });
});
