import { redisServer, smallDisk } from '@skein/http/testing';
import { findPostgres, startTemporaryPostgres } from '@skein/services/storage';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../libs/free-port.ts';
import { balancerBefore, deployedProxy, findNginx, startNginx } from '../commands/nginx.ts';
import { ROOT } from '../commands/run.ts';
import { restartable, siteReplica, type Restartable } from '../commands/serve.ts';
import { startReceiver } from './receiver.ts';

type Environment = Readonly<Record<string, string>>;

/** The error for a program that is not installed on this machine. */
export class NotInstalled extends Error {}

function need<T>(found: T | undefined, what: string): T {
  if (found === undefined) throw new NotInstalled(`${what} is not installed.`);
  return found;
}

const DISK_MB = 256;

/** Returns the CMS, as a separate process. The CMS reports every edit to the webhook. */
const cmsAt = (port: number, dataDir: string, webhookUrl: string, secret: string) =>
  restartable(
    () => [
      join(ROOT, 'libs/local-cms/dist/command/bin.js'),
      join(ROOT, 'content/generated/export.json'),
      `--port=${port}`,
      '--space=skein',
      `--webhook-url=${webhookUrl}`,
      `--webhook-secret=${secret}`,
    ],
    { DATA_DIR: dataDir },
    port,
  );

/**
 * Starts a site that usually runs on several machines, with all its processes on this machine: replicas, Postgres,
 * Valkey or Redis, a CMS, a proxy, and a receiver of leads.
 * @throws NotInstalled
 */
export async function startTopology(extra: Environment = {}) {
  const nginx = need(findNginx(), 'nginx');
  const bin = need(findPostgres(), 'Postgres');
  const cache = need(await redisServer(await freePort()), 'Valkey or Redis');
  const postgres = await startTemporaryPostgres(bin);
  const webhookSecret = randomBytes(32).toString('hex');
  const leadsSecret = randomBytes(32).toString('hex');
  const receiver = await startReceiver(leadsSecret);
  const metricsToken = randomBytes(32).toString('hex');
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
    LEADS_WEBHOOK_URL: receiver.url,
    LEADS_WEBHOOK_SECRET: leadsSecret,
    METRICS_TOKEN: metricsToken,
    ...extra,
  };
  const folder = mkdtempSync(join(tmpdir(), 'skein-replicas-'));
  const replica = (name: string) => siteReplica({ ...env, DATA_DIR: join(folder, name) });
  const disk = smallDisk(DISK_MB, join(folder, 'three'));
  const replicas = [await replica('one'), await replica('two'), await replica('three')] as const;
  const [one, two, three] = replicas;
  const at = ({ port }: typeof one) => `127.0.0.1:${port}`;
  const complain = extra['LOG_LEVEL'] === 'silent' ? () => undefined : console.error;
  const proxy = await startNginx(nginx, deployedProxy([at(one), at(two), at(three)]), complain);
  const balancer = await startNginx(nginx, balancerBefore(proxy.port), complain);
  // The webhook goes through the proxy, so only one replica receives it.
  const webhook = `${proxy.origin}/webhooks/content`;
  const cms = await cmsAt(cmsPort, join(folder, 'cms'), webhook, webhookSecret);
  await cms.start();
  await Promise.all(replicas.map(({ start }) => start()));
  return {
    env,
    metricsToken,
    receiver,
    proxy,
    /** A second proxy in front of `proxy`. */
    balancer,
    /** The disk of the third replica. Undefined if this user may not mount one. */
    disk,
    cms,
    cache,
    postgres,
    replicas: replicas as readonly Restartable[],
    async [Symbol.asyncDispose]() {
      await Promise.all(replicas.map((replica) => replica.kill()));
      await cms.kill();
      await balancer.stop();
      await proxy.stop();
      disk?.remove();
      rmSync(folder, { recursive: true, force: true });
      receiver[Symbol.dispose]();
      await cache.stop();
      await postgres.stop();
    },
  };
}
export type Topology = Awaited<ReturnType<typeof startTopology>>;
