import { setTimeout as wait } from 'node:timers/promises';
import type { Topology } from './processes.ts';

/**
 * A fault in one part of the site, such as a replica, the CMS or Postgres. The trial causes it while simulated visitors
 * use the site.
 */
export interface Fault {
  readonly what: string;
  begin(topology: Topology): unknown;
  end(topology: Topology): unknown;
  /** How long the fault lasts, ms. Default: 4 s. */
  readonly lastsMs?: number;
}

/** A module that makes the clock of a process ten minutes fast. */
const FAST_CLOCK = `data:text/javascript,${encodeURIComponent(`
  const { Date: Clock } = globalThis, FAST_MS = 600_000;
  globalThis.Date = class Date extends Clock {
    constructor(...args) { super(...(args.length > 0 ? args : [Clock.now() + FAST_MS])); }
    static now() { return Clock.now() + FAST_MS; }
  };`)}`;

/** Requests pages that the site has never drawn. */
async function askForUnknown({ proxy, replicas }: Topology): Promise<void> {
  const map = await (await fetch(`${replicas[0]?.origin}/sitemap.xml`)).text();
  const paths = [...map.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url).pathname);
  for (const path of paths.filter((each) => each.split('/').length > 3).slice(0, 60))
    await fetch(proxy.origin + path).then((page) => page.text());
}

export const FAULTS: readonly Fault[] = [
  {
    what: 'a replica killed, and started',
    begin: ({ replicas }) => replicas[1]?.kill(),
    end: ({ replicas }) => replicas[1]?.start(),
    lastsMs: 2000,
  },
  {
    what: 'a replica ended as by a deploy, and started',
    begin: ({ replicas }) => replicas[2]?.end(),
    end: ({ replicas }) => replicas[2]?.start(),
    lastsMs: 0,
  },
  {
    what: 'a replica frozen, and back',
    begin: ({ replicas }) => replicas[1]?.freeze(),
    end: ({ replicas }) => replicas[1]?.thaw(),
    lastsMs: 30_000,
  },
  {
    what: 'a replica’s clock ten minutes fast, and right',
    async begin({ replicas }) {
      await replicas[1]?.end();
      await replicas[1]?.start(undefined, { NODE_OPTIONS: `--import=${FAST_CLOCK}` });
    },
    async end({ replicas }) {
      await replicas[1]?.end();
      await replicas[1]?.start();
    },
  },
  {
    what: 'a replica’s disk full, and free',
    begin: ({ disk }) => disk?.fill(),
    end: ({ disk }) => disk?.free(),
  },
  {
    what: 'the CMS killed, and back',
    async begin(topology) {
      await topology.cms.kill();
      await askForUnknown(topology);
    },
    end: ({ cms }) => cms.start(),
  },
  { what: 'Valkey killed, and back', begin: ({ cache }) => cache.kill(), end: ({ cache }) => cache.start() },
  { what: 'Valkey frozen, and back', begin: ({ cache }) => cache.freeze(), end: ({ cache }) => cache.thaw() },
  {
    what: 'Valkey refuses to write, and takes it',
    begin: ({ cache }) => cache.refuse('NOREPLICAS'),
    end: ({ cache }) => cache.accept(),
  },
  {
    what: 'Postgres killed, and back',
    begin: ({ postgres }) => postgres.kill(),
    end: ({ postgres }) => postgres.start(),
  },
  {
    what: 'Postgres frozen, and back',
    begin: ({ postgres }) => postgres.freeze(),
    end: ({ postgres }) => postgres.thaw(),
  },
  {
    what: 'Postgres reads only, and writes',
    begin: ({ postgres }) => postgres.refuse(),
    end: ({ postgres }) => postgres.accept(),
  },
];

async function roll({ replicas }: Topology, home?: string): Promise<void> {
  for (const replica of replicas) {
    await replica.end();
    await replica.start(home);
    await wait(500);
  }
}

/**
 * Returns two faults: a rolling deploy of another build, and one back to the build of this workspace.
 * @param other folder of a checkout or of an image
 */
export const rollouts = (other: string): readonly Fault[] => [
  {
    what: 'another build, replica by replica',
    begin: (topology) => roll(topology, other),
    end: () => undefined,
    lastsMs: 0,
  },
  { what: 'and back', begin: (topology) => roll(topology), end: () => undefined, lastsMs: 0 },
];
