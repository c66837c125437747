import { execFile } from 'node:child_process';

/** Lines of output that are shown of a command that failed. */
const SHOWN_LINES = 40;

/** A shell of somebody else's: nothing in it knows this workspace, its package manager's run or its conditions. */
function strangersEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) =>
      !/^(NODE_OPTIONS|NODE_ENV|FORCE_COLOR|INIT_CWD|NX_|npm_(lifecycle|package|config_local_prefix))/.test(
        name,
      ),
  );
  return { ...Object.fromEntries(kept), NEXT_TELEMETRY_DISABLED: '1', CI: '1' };
}

export interface Execution {
  readonly ok: boolean;
  readonly output: string;
}

/** Runs a command in a folder, as somebody else would. */
export function tryTo(folder: string, command: string, ...args: readonly string[]): Promise<Execution> {
  return new Promise((done) => {
    execFile(
      command,
      args,
      {
        cwd: folder,
        env: strangersEnvironment(),
        maxBuffer: 64 * 1024 * 1024,
        shell: process.platform === 'win32',
      },
      (error, stdout, stderr) => done({ ok: error === null, output: `${stdout}${stderr}`.trim() }),
    );
  });
}

/** The same for what must succeed. Throws with the end of its output when it does not. */
export async function execute(folder: string, command: string, ...args: readonly string[]): Promise<string> {
  const { ok, output } = await tryTo(folder, command, ...args);
  const end = output.split('\n').slice(-SHOWN_LINES).join('\n');
  if (!ok) throw new Error(`${command} ${args.join(' ')} failed:\n${end}`);
  return output;
}
