import { steadyNow } from '@skein/cms-client/serve';
import { redisConnection } from '@skein/http/redis';
import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompressSync } from 'node:zlib';
import type { RenderedPage } from '../cache/rendered-page.ts';
import type { ChangeLog, Position } from './change-log.ts';
import { pageText, readStoredPage, type StoredPage } from './stored-page.ts';

const toZstd = promisify(zstdCompress);
/**
 * Decompresses zstd on this thread, which is faster than using another thread. Returns undefined for bytes in
 * another format.
 */
function fromZstd(bytes: Buffer): Buffer | undefined {
  try {
    return zstdDecompressSync(bytes);
  } catch {
    return undefined;
  }
}
/** Level of quick compression: a tenth of the time of the best level, for a result that is a third larger. */
const QUICK = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };

const PREFIX = 'skein:page:';
/** How long a page is stored, in seconds. An old page is used if the new version cannot be drawn. */
const KEPT_S = 24 * 60 * 60;
/**
 * How long a replica waits while another replica draws a page, ms. Afterwards, it draws the page itself. A proxy in front
 * must wait for both together.
 */
export const DRAWING_MS = 3000;
const LOOK_AGAIN_MS = 40;
/** How long a request to the store may take, ms. */
export const PATIENCE_MS = 250;

/** Releases a lock if this replica still holds it. */
const FREE = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0`;

export interface SharedPagesOptions {
  /** Address of the Valkey or Redis that all replicas share. */
  readonly url: string;
  /** Returns the name of the build and its settings. Replicas with another name draw different pages. */
  readonly build: () => string;
  /** How long a page is fresh, ms. */
  readonly ttlMs: number;
  /** Returns the edits that this replica knows. Undefined: no stored page counts as fresh. */
  readonly log: () => ChangeLog | undefined;
  readonly onError: (error: Error) => void;
  readonly patienceMs?: number | undefined;
}

/** Functions that create a page, or the part of it that the store cannot contain. */
export interface PageWays {
  draw(): Promise<RenderedPage>;
  /**
   * Returns the part of the page that the store cannot contain: the functions that know how the page uses its address.
   */
  rest(): Promise<Pick<RenderedPage, 'address'>>;
}

/** Pages that one replica draws for all replicas. */
export interface SharedPages {
  /** Returns a stored page, or draws and stores it. Throws the error of `draw` if there is no older page. */
  through(key: string, ways: PageWays): Promise<RenderedPage>;
  close(): void;
}

export function createSharedPages(options: SharedPagesOptions): SharedPages {
  const { url, build, ttlMs, log, onError, patienceMs = PATIENCE_MS } = options;
  const connection = redisConnection({ url, onError, patienceMs });
  const { ask } = connection;

  async function find(name: string): Promise<StoredPage | undefined> {
    const bytes = await ask((redis) => redis.getBuffer(name));
    return bytes ? readStoredPage(fromZstd(bytes)) : undefined;
  }

  const isFresh = (stored: StoredPage, known: ChangeLog) =>
    stored.until > Date.now() && !known.changedSince(stored.asOf, stored.tags);

  async function revive(stored: StoredPage, ways: PageWays, stale: boolean): Promise<RenderedPage> {
    const { readsAddress, html, csp, status, caching, experiments, formToken } = stored;
    const rest = readsAddress ? await ways.rest() : undefined;
    const until = steadyNow() + stored.until - Date.now();
    const tags = new Set(stored.tags);
    return { html, csp, status, caching, experiments, formToken, tags, stale, until, ...rest };
  }

  async function keep(name: string, page: RenderedPage, asOf: Position): Promise<void> {
    const until = Date.now() + Math.min(ttlMs, (page.until ?? Infinity) - steadyNow());
    const bytes = await toZstd(pageText(page, asOf, until), QUICK);
    await ask((redis) => redis.set(name, bytes, 'EX', KEPT_S));
  }

  /** Returns true if this replica should draw the page, or else the page that another replica has drawn. */
  async function turn(name: string, lock: string, known: ChangeLog, me: string): Promise<StoredPage | true> {
    const patience = steadyNow() + DRAWING_MS;
    for (;;) {
      const locked = await ask((redis) => redis.set(lock, me, 'PX', DRAWING_MS, 'NX'));
      if (locked === null) await wait(LOOK_AGAIN_MS);
      // Looks again even if this replica has the lock: another replica may have finished in the meantime.
      const stored = await find(name);
      if (stored && isFresh(stored, known)) return stored;
      if (locked !== null || steadyNow() > patience) return true;
    }
  }

  return {
    async through(key, ways) {
      const known = log();
      if (!known) return ways.draw();
      const name = `${PREFIX}${build()}:${createHash('sha256').update(key).digest('base64url')}`;
      const stored = await find(name);
      if (stored && isFresh(stored, known)) return revive(stored, ways, false);
      const [lock, me] = [`${name}:drawing`, randomUUID()];
      const free = () => ask((redis) => redis.eval(FREE, 1, lock, me));
      const other = await turn(name, lock, known, me);
      if (other !== true) {
        void free();
        return revive(other, ways, false);
      }
      try {
        const asOf = known.position;
        const page = await ways.draw();
        if (page.stale) void free();
        else void keep(name, page, asOf).catch(onError).finally(free);
        return page;
      } catch (error) {
        void free();
        const old = stored && (await revive(stored, ways, true).catch(() => undefined));
        if (!old) throw error;
        return old;
      }
    },
    close: connection.close,
  };
}
