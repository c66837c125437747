import { execFile, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';

/**
 * The environment of another team's shell, without any variable of this workspace, its package manager or its
 * conditions.
 */
export const STRANGER: Readonly<Record<string, string | undefined>> = {
  ...Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) =>
        !/^(NODE_OPTIONS|NODE_ENV|FORCE_COLOR|INIT_CWD|NX_|npm_(lifecycle|package|config_local_prefix))/.test(
          name,
        ),
    ),
  ),
  NEXT_TELEMETRY_DISABLED: '1',
  CI: '1',
};

const exec = promisify(execFile);
/**
 * Runs a command in another team's environment.
 * @throws with its output if it fails
 */
export async function execute(
  cwd: string,
  line: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<void> {
  const [command = '', ...args] = line.split(' ');
  const options = { cwd, env: { ...STRANGER, ...variables }, maxBuffer: 64 * 1024 * 1024 };
  await exec(command, args, options).catch(
    ({ stdout = '', stderr = '' }: { stdout?: string; stderr?: string }) => {
      throw new Error(`${line} failed:\n${`${stdout}${stderr}`.slice(-8000)}`);
    },
  );
}

/**
 * Resolves when a process prints these words, such as where it listens.
 * @throws if it ends before
 */
export async function untilSays(child: ChildProcess, words: string): Promise<void> {
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${child.spawnargs.join(' ')} ended with ${String(code)}`);
  });
  const said = new Promise<void>((done) =>
    child.stdout?.on('data', (chunk: Buffer) => chunk.includes(words) && done()),
  );
  await Promise.race([said, ended]);
}
