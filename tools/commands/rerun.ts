/**
 * Returns the command that repeats a failed test. If `failure` does not name a test, the command repeats the
 * whole task.
 * @param task id of the task, such as `@skein/quiz:test`
 * @param named level at which the test failed; default: quick
 * @param failure name of the test in the output of Vitest or Playwright
 */
export function rerunOf(task: string, named?: string, failure?: string): string {
  const level = named === undefined ? '' : `TEST_LEVEL=${named} `;
  const [, project, spec, line] = /^\[(\w+)\] › ([^:]+):(\d+):/.exec(failure ?? '') ?? [];
  if (spec !== undefined) return `${level}npm run e2e -- ${spec}:${line} --project=${project}`;
  const story = /(libs\/\S+\.stories\.tsx)/.exec(failure ?? '')?.[1];
  if (story !== undefined) return `cd apps/storybook && ${level}npx vitest run ${story}`;
  const file = /^(?:\w+ +)?(\S+\.test\.tsx?)/.exec(failure ?? '')?.[1];
  const words = file === undefined || !/^@skein\/[^:]+:/.test(task) ? '' : ` ${file}`;
  return `${level}npx nx run ${task}${words}`;
}
