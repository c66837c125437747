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

  it('have the pages that the shell’s open among the inputs of these', async () => {
    const { VISITED } = (await import(join(HOME, 'src/shell/visited.ts'))) as { VISITED: readonly string[] };
    const pages = nx.targets['e2e:shell']?.inputs.filter(
      (input) => typeof input === 'object' && input !== null && 'dependentTasksOutputFiles' in input,
    );
    expect(pages).toEqual(
      VISITED.map((path) => ({ dependentTasksOutputFiles: join('dist/pages/demo', path, 'page.txt') })),
    );
  });

  it('of the shell all watch what they open', () => {
    for (const spec of globSync('src/shell/*.spec.ts', { cwd: HOME }))
      expect(readFileSync(join(HOME, spec), 'utf8'), spec).toMatch(
        /import \{[^}]*\btest\b[^}]*\} from '\.\/shell\.fixture\.ts'/,
      );
  });
});
