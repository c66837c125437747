import { join } from 'node:path';
import { serve, type Served } from '../commands/serve.ts';
import { freePort } from '../commands/free-port.ts';
import { ROOT } from '../commands/run.ts';

const API = ['--conditions=@skein/source', join(ROOT, 'apps/api/src/server.ts')];

/** The services as a process that can be killed and started again on the same port. */
export async function apiProcess(env: Readonly<Record<string, string>>) {
  const port = await freePort();
  let served: Served | undefined;
  return {
    port,
    /** Resolves when it answers. */
    start: async () => void (served = await serve(API, { HOST: '127.0.0.1', ...env, PORT: String(port) })),
    /** Without a word of warning. */
    kill: async () => served?.stop(),
    /** As an operator would. @returns its exit code, null when it had to be killed */
    stop: async () => served?.end() ?? null,
  };
}
export type ApiProcess = Awaited<ReturnType<typeof apiProcess>>;
