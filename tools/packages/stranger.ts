import { execFile, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';

/**
 * Environment variables of a shell outside the workspace. Node options, and variables of Nx and npm scripts,
 * are left out.
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
 * Runs a command with the environment of `STRANGER`.
 * @throws an error with the output if the command fails
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
 * Waits until a process prints some words, such as its address.
 * @throws if the process ends first
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
