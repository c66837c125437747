import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { ROOT } from '../commands/run.ts';
import { moduleGraph } from '../memory/module-graph.ts';

const Manifest = v.object({
  nx: v.object({ targets: v.object({ test: v.object({ inputs: v.array(v.unknown()) }) }) }),
});
const Projects = v.object({ input: v.literal('production'), projects: v.array(v.string()) });

const HOME = join(ROOT, 'tools');
const manifest: unknown = JSON.parse(readFileSync(join(HOME, 'package.json'), 'utf8'));
const { inputs } = v.parse(Manifest, manifest).nx.targets.test;
const named = inputs.flatMap((input) => (v.is(Projects, input) ? input.projects : []));

/** Folder of a project: `libs/ui`, `content`. */
const projectOf = (file: string) =>
  relative(ROOT, file)
    .split('/')
    .slice(0, 2)
    .join('/')
    .replace(/^content\/.*/, 'content');

describe('the tests of the tools', () => {
  it('import from no project that is not among their inputs, or would rest when it changes', () => {
    const graph = moduleGraph();
    const tests = globSync('*/**/*.test.ts', {
      cwd: HOME,
      exclude: ['generators', 'node_modules', 'out-tsc'],
    });
    expect(tests.length).toBeGreaterThan(10);
    const reached = tests.flatMap((test) => [...graph.reach(join(HOME, test)).files]).map(projectOf);
    const others = new Set(reached.filter((project) => !project.startsWith('tools/')));
    expect([...others].sort()).toEqual(
      named.map((name) => name.replace(/^@skein\/(?!content$)/, 'libs/').replace('@skein/', '')).sort(),
    );
  });
});
