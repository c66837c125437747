import { expect, it } from 'vitest';
import { readTasks, type Task } from './nx-tasks.ts';

const OUTPUT = `
 NX   Running targets lint, test for 2 projects:

- @skein/ui

\u001b[2m> \u001b[22m\u001b[2mnx run\u001b[22m @skein/ui:test

 FAIL  src/tokens.test.ts > a token > is known
      Tests  1 failed | 5 passed (6)

> nx run @skein/ui:stories  [local cache]

      Tests  7 passed (7)

> nx run @skein/site-e2e:"e2e:pages"

 NX   Running release version for project: @skein/ui
  13 passed (1.0s)


 NX   Running targets lint, test for 2 projects failed

Failed tasks:

- @skein/ui:test
- @skein/site-e2e:"e2e:pages"
`;

function read(output: string) {
  const tasks: Omit<Task, 'ok'>[] = [];
  const reader = readTasks((task) => tasks.push(task));
  for (const line of output.split('\n')) reader.line(line);
  return { tasks, ...reader.end() };
}

it('tells what each task printed, how many tests it ran, and whether Nx had kept it', () => {
  expect(read(OUTPUT).tasks).toMatchObject([
    { id: '@skein/ui:test', passed: 5, failed: 1, cached: false },
    { id: '@skein/ui:stories', passed: 7, failed: 0, cached: true },
    { id: '@skein/site-e2e:e2e:pages', passed: 13, output: expect.stringContaining('13 passed (1.0s)') },
  ]);
});

it('knows the failed ones from the closing words', () => {
  const { failed, closing } = read(OUTPUT);
  expect([...failed]).toEqual(['@skein/ui:test', '@skein/site-e2e:e2e:pages']);
  expect(closing).toMatch(/^NX {3}Running targets lint, test for 2 projects failed/);
});

it('says why Nx could not start', () => {
  const { tasks, closing } = read(`\n NX   Could not find project "@skein/nobody"\n\nSee its list.\n`);
  expect(tasks).toEqual([]);
  expect(closing).toContain('Could not find project');
});
