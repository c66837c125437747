import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../commands/run.ts';

const HOME = join(ROOT, 'apps/site-e2e');
const { nx } = JSON.parse(readFileSync(join(HOME, 'package.json'), 'utf8')) as {
  nx: { targets: Record<string, { readonly inputs: readonly unknown[] }> };
};
const areas = Object.keys(nx.targets).flatMap((name) => (name.startsWith('e2e:') ? [name.slice(4)] : []));

describe('the journeys through the site', () => {
  it('belong to an area each, or nobody would run them', () => {
    const specs = globSync('src/**/*.spec.ts', { cwd: HOME });
    expect(specs).not.toEqual([]);
    // What is looked at in the built catalogue is a target of the full run.
    expect(nx.targets).toHaveProperty('catalogue');
    const known = [...areas, 'catalogue'];
    expect(specs.filter((spec) => !known.some((area) => spec.startsWith(`src/${area}/`)))).toEqual([]);
  });

  it.each(areas)('has some in %s', (area) => {
    expect(globSync(`src/${area}/*.spec.ts`, { cwd: HOME })).not.toEqual([]);
  });
});
