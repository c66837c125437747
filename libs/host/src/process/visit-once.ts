import type { FastifyInstance } from 'fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HostSettings } from '../settings/host-settings.ts';
import { freePort } from './free-port.ts';

export interface VisitOnceOptions<S extends Pick<HostSettings, 'port' | 'host' | 'self'>> {
  /** Pages that are asked for. */
  readonly paths: readonly string[];
  readonly readSettings: (variables: Readonly<Record<string, string>>) => S;
  readonly create: (settings: S) => Promise<FastifyInstance>;
}

/** Starts a site with a temporary data folder, requests some pages and stops it. */
export async function visitOnce<S extends Pick<HostSettings, 'port' | 'host' | 'self'>>({
  paths,
  readSettings,
  create,
}: VisitOnceOptions<S>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'skein-prepare-'));
  const settings = readSettings({ PORT: String(await freePort()), DATA_DIR: dataDir, LOG_LEVEL: 'error' });
  const app = await create(settings);
  await app.listen({ port: settings.port, host: settings.host });
  try {
    for (const path of paths) await fetch(`http://${settings.self}${path}`);
  } finally {
    await app.close();
    rmSync(dataDir, { recursive: true });
  }
}
