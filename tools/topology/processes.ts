import { redisServer } from '@skein/http/testing';
import { findPostgres, startTemporaryPostgres } from '@skein/services/storage';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../commands/free-port.ts';
import { deployedProxy, findNginx, startNginx } from '../commands/nginx.ts';
import { ROOT } from '../commands/run.ts';
import { launch } from '../commands/serve.ts';

type Environment = Readonly<Record<string, string>>;

/** A part that this machine lacks. */
export class NotInstalled extends Error {}

function need<T>(found: T | undefined, what: string): T {
  if (found === undefined) throw new NotInstalled(`${what} is not installed.`);
  return found;
}

/** The CMS as a process of its own, which tells one address of every edit. */
async function startCms(port: number, webhookUrl: string, secret: string) {
  const command = join(ROOT, 'libs/local-cms/dist/command/bin.js');
  const cms = await launch(
    [
      command,
      join(ROOT, 'content/generated/export.json'),
      `--port=${port}`,
      '--space=skein',
      `--webhook-url=${webhookUrl}`,
      `--webhook-secret=${secret}`,
    ],
    { PORT: String(port) },
  );
  await cms.ready;
  return cms;
}

export interface Replica {
  readonly origin: string;
  /** Another build may take its place. */
  start(home?: string): Promise<void>;
  end(): Promise<number | null>;
  kill(): Promise<void>;
  cpuMs(): number;
  memoryMb(): number;
}

/** A replica that keeps its port and its folder. */
async function replicaOf(env: Environment): Promise<Replica & { readonly port: number; forget(): void }> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'skein-replica-'));
  let running: Awaited<ReturnType<typeof launch>> | undefined;
  return {
    port,
    origin: `http://localhost:${port}`,
    async start(home = ROOT) {
      running = await launch(['--max-semi-space-size=8', join(home, 'apps/site/dist/server/main.js')], {
        ...env,
        PORT: String(port),
        DATA_DIR: dataDir,
      });
      await running.ready;
    },
    end: async () => (await running?.end()) ?? null,
    kill: async () => running?.stop(),
    cpuMs: () => running?.cpuMs() ?? Number.NaN,
    memoryMb: () => running?.memoryMb() ?? Number.NaN,
    forget: () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

/**
 * The site as it runs on several machines, as processes of this one: replicas, Postgres, Valkey or Redis, a CMS, a proxy.
 * @throws NotInstalled
 */
export async function startTopology(extra: Environment = {}) {
  const nginx = need(findNginx(), 'nginx');
  const bin = need(findPostgres(), 'Postgres');
  const cache = need(await redisServer(await freePort()), 'Valkey or Redis');
  const postgres = await startTemporaryPostgres(bin);
  const webhookSecret = randomBytes(32).toString('hex');
  const cmsPort = await freePort();
  const env = {
    SITE_ENV: 'production',
    SITE_ORIGIN: 'https://www.example.com',
    HOST: '127.0.0.1',
    TRUST_PROXY: '1',
    RATE_LIMIT: 'off',
    DATABASE_URL: postgres.url,
    CACHE_URL: cache.url,
    INSTALLATION_SECRET: randomBytes(32).toString('hex'),
    CONTENT_HOST: `127.0.0.1:${cmsPort}`,
    CONTENT_WEBHOOK_SECRET: webhookSecret,
    ...extra,
  };
  const replicas = [await replicaOf(env), await replicaOf(env), await replicaOf(env)] as const;
  const [one, two, three] = replicas;
  const at = ({ port }: typeof one) => `127.0.0.1:${port}`;
  const proxy = await startNginx(nginx, deployedProxy([at(one), at(two), at(three)]));
  // One replica is told of an edit, whichever the proxy takes.
  const cms = await startCms(cmsPort, `${proxy.origin}/webhooks/content`, webhookSecret);
  await Promise.all(replicas.map(({ start }) => start()));
  return {
    env,
    proxy,
    cms,
    cache,
    postgres,
    replicas: replicas as readonly Replica[],
    async stop() {
      await Promise.all(replicas.map((replica) => replica.kill()));
      for (const replica of replicas) replica.forget();
      await cms.stop();
      await proxy.stop();
      await cache.stop();
      await postgres.stop();
    },
  };
}
export type Topology = Awaited<ReturnType<typeof startTopology>>;
