import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { ViteBuilder } from 'vite';
import { buildProblem } from './problems/build-problem.ts';

/**
 * Runs all builds, one after the other. At the end, it runs the site's `prepare` entry, if there is one. The
 * entry starts the server once.
 */
export async function buildApp(builder: ViteBuilder, prepares: boolean): Promise<void> {
  for (const environment of Object.values(builder.environments))
    await builder.build(environment).catch((cause: unknown) => {
      const message = cause instanceof Error ? cause.message : String(cause);
      const told = buildProblem(message);
      throw told === message ? cause : new Error(told, { cause });
    });
  if (!prepares) return;
  const { root, environments } = builder.config;
  const { status } = spawnSync(
    process.execPath,
    [join(root, environments['ssr']?.build.outDir ?? '', 'prepare.js')],
    // Environment variables of the build machine must not change the build.
    { stdio: 'inherit', env: { PATH: process.env['PATH'] } },
  );
  if (status !== 0) throw new Error('The built server could not be prepared');
}
