import { redisServer, type RedisServer } from '@skein/http/testing';
import { expect, onTestFinished } from 'vitest';
import type { RenderedPage } from '../cache/rendered-page.ts';
import type { Change } from './change.ts';
import { createReplicas, type Replicas, type ReplicasOptions } from './replicas.ts';

export const page = (html: string, tags: readonly string[] = ['home']): RenderedPage => ({
  html,
  csp: "default-src 'none'",
  status: 200,
  tags: new Set(tags),
  stale: false,
});

export interface Replica extends Replicas {
  readonly applied: Change[];
  readonly errors: string[];
  /** How many times the replica has drawn a page. */
  drawn: number;
  draw(key: string, html?: string): Promise<RenderedPage>;
}

/** A timeout that is long enough for any busy machine, ms. */
export const PATIENT = 10_000;

export function replicaAt(
  { url }: Pick<RedisServer, 'url'>,
  build = 'one',
  patienceMs?: number,
  more: Partial<ReplicasOptions> = {},
): Replica {
  const applied: Change[] = [];
  const errors: string[] = [];
  const replicas = createReplicas({
    url,
    build: () => build,
    ttlMs: 60_000,
    patienceMs,
    apply(change) {
      applied.push(change);
      return applied.length;
    },
    tagsOf: ({ id, kind }) => (kind === 'Entry' ? [id] : undefined),
    onError: ({ message }) => errors.push(message),
    ...more,
  });
  onTestFinished(replicas.close);
  const replica: Replica = {
    ...replicas,
    applied,
    errors,
    drawn: 0,
    async draw(key, html = 'drawn') {
      const ways = {
        async draw() {
          replica.drawn += 1;
          return page(html);
        },
        rest: async () => ({}),
      };
      return replicas.pages?.through(key, ways) ?? ways.draw();
    },
  };
  return replica;
}

export const edit = (id: string): Change => ({ id, kind: 'Entry', contentType: 'page' });
/** Waits until a replica reads the stream of edits. */
export const follows = (replica: Replica) =>
  expect.poll(() => replica.applied.map(({ kind }) => kind)).toContain('Everything');

export async function ownServer(): Promise<RedisServer> {
  const started = await redisServer();
  if (!started) throw new Error('no server');
  onTestFinished(started.stop);
  return started;
}
