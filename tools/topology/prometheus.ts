import { folderWith } from '@skein/http/testing';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { freePort } from '../../libs/free-port.ts';

/** Returns the folder in PATH that contains `prometheus` and `promtool`, or undefined. */
export const findPrometheus = (): string | undefined => folderWith(['prometheus', 'promtool']);

/**
 * Runs promtool.
 * @throws an error with the output if promtool fails
 */
export function promtool(bin: string, folder: string, ...args: string[]): void {
  try {
    execFileSync(path.join(bin, 'promtool'), args, { cwd: folder, stdio: 'pipe' });
  } catch (error) {
    const { stdout, stderr } = error as { readonly stdout?: Buffer; readonly stderr?: Buffer };
    throw new Error(`promtool ${args.join(' ')}\n${stdout}${stderr}`, { cause: error });
  }
}

/** Starts Prometheus with the configuration files in `folder`. Prometheus stores its data in `folder`, too. */
export async function startPrometheus(bin: string, folder: string) {
  const origin = `127.0.0.1:${await freePort()}`;
  const child = spawn(
    path.join(bin, 'prometheus'),
    [
      '--config.file=prometheus.yml',
      '--storage.tsdb.path=data',
      `--web.listen-address=${origin}`,
      '--log.level=error',
    ],
    { cwd: folder, stdio: 'inherit' },
  );
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);

  async function ask(address: string): Promise<unknown> {
    const answer = await fetch(`http://${origin}/api/v1/${address}`);
    const { data } = (await answer.json()) as { readonly data: unknown };
    return data;
  }
  return {
    /** Returns the current values of a PromQL expression. */
    async values(expression: string): Promise<readonly number[]> {
      const { result } = (await ask(`query?${new URLSearchParams({ query: expression })}`)) as {
        readonly result: readonly { readonly value: readonly [number, string] }[];
      };
      return result.map(({ value }) => Number(value[1]));
    },
    async firing(): Promise<readonly string[]> {
      const { alerts } = (await ask('alerts')) as {
        readonly alerts: readonly {
          readonly state: string;
          readonly labels: { readonly alertname: string };
        }[];
      };
      return alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname);
    },
    async [Symbol.asyncDispose]() {
      const gone = once(child, 'exit');
      kill();
      await gone;
      process.off('exit', kill);
    },
  };
}
