import type { RedisConnection } from '@skein/http/redis';
import { createHmac, randomUUID } from 'node:crypto';
import * as v from 'valibot';

const STREAM = 'skein:replicas';
/** How many heartbeats the stream keeps, and a report reads. */
const KEPT = 1000;
/** Age from which a heartbeat no longer counts, ms: its replica has stopped or has new settings. */
const OLD_MS = 30_000;

/** The secrets that must be the same on all replicas, by the name of their setting. */
export type SharedSecrets = Readonly<Record<string, string | undefined>>;

/** A heartbeat: the short hash of each secret, by the name of its setting. Empty: the setting is not set. */
const Fingerprints = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));
const Fields = v.tuple([v.literal('replica'), v.string(), v.literal('secrets'), Fingerprints]);

/** Returns a hash that is too short to find out a secret, but long enough to tell two secrets apart. */
const fingerprintOf = (secret: string | undefined): string =>
  secret === undefined
    ? ''
    : createHmac('sha256', secret).update('skein fingerprint').digest('hex').slice(0, 8);

/** The regular writes of a replica to the store that all replicas share. */
export interface Heartbeats {
  /**
   * Writes one heartbeat. Needs the same permission and memory as an edit, so it also shows whether edits can be
   * written.
   */
  readonly beat: Parameters<RedisConnection['ask']>[0];
  /**
   * Returns one sentence for each setting whose values differ between the running replicas. While the store
   * does not answer, returns the last known result.
   */
  differences(ask: RedisConnection['ask']): Promise<readonly string[]>;
}

export function heartbeats(secrets: SharedSecrets): Heartbeats {
  const me = randomUUID();
  const names = Object.keys(secrets);
  const prints = JSON.stringify(
    Object.fromEntries(names.map((name) => [name, fingerprintOf(secrets[name])])),
  );
  let known: readonly string[] = [];
  return {
    beat: (redis) => redis.xadd(STREAM, 'MAXLEN', '~', KEPT, '*', 'replica', me, 'secrets', prints),
    async differences(ask) {
      const beats = await ask((redis) => redis.xrevrange(STREAM, '+', '-', 'COUNT', KEPT));
      if (!beats) return known;
      const timeOf = ([id]: (typeof beats)[number]) => Number(id.split('-')[0]);
      const newest = beats[0] ? timeOf(beats[0]) : 0;
      /** The newest heartbeat of each replica: hashes of its secrets, by the id of the replica. */
      const replicas = new Map<string, Readonly<Record<string, string>>>();
      for (const beat of beats) {
        const fields = v.safeParse(Fields, beat[1]);
        if (!fields.success || timeOf(beat) < newest - OLD_MS) continue;
        const [, replica, , own] = fields.output;
        if (!replicas.has(replica)) replicas.set(replica, own);
      }
      const all = [...replicas.values()];
      known = names.flatMap((name) => {
        const values = new Set(all.map((own) => own[name] ?? ''));
        return values.size > 1 ? [`${name} has ${values.size} values on ${all.length} replicas`] : [];
      });
      return known;
    },
  };
}
