import { finderData, loadApartments, type FinderCity, type FinderData } from '@skein/apartment-finder/serve';
import { STALE_RETRY_MS } from './stale-retry.ts';
import { steadyNow } from './steady-now.ts';

/** Buildings of cities, for pages that list them. */
export interface ApartmentData {
  /** Those of a city; the last that were known while they cannot be had, undefined where there were none. */
  of(city: FinderCity): Promise<FinderData | undefined>;
}

export interface ApartmentDataOptions {
  /** Origin of data files whose address has none. */
  readonly origin: string;
  /** How long a file is believed. */
  readonly ttlMs: number;
  readonly onProblem: (problem: object) => void;
  readonly fetch?: typeof globalThis.fetch;
  readonly now?: () => number;
}

interface Known {
  readonly data: FinderData | undefined;
  readonly until: number;
}

/** Asks for the file of a city at most once at a time, and again when it has grown old. */
export function createApartmentData(options: ApartmentDataOptions): ApartmentData {
  const { origin, ttlMs, onProblem, fetch, now = steadyNow } = options;
  const known = new Map<string, Known>();
  const running = new Map<string, Promise<FinderData | undefined>>();

  async function ask(city: FinderCity, before: FinderData | undefined): Promise<FinderData | undefined> {
    const source = new URL(city.dataSource, origin).href;
    const loaded = await loadApartments(source, fetch && { fetch });
    if (!loaded.ok) onProblem({ source, reason: loaded.reason, status: loaded.status });
    else if (loaded.dropped > 0) onProblem({ source, dropped: loaded.dropped });
    const data = loaded.ok ? finderData(city, loaded.apartments) : before;
    known.set(city.dataSource, { data, until: now() + (loaded.ok ? ttlMs : STALE_RETRY_MS) });
    return data;
  }

  return {
    of(city) {
      const key = city.dataSource;
      const last = known.get(key);
      if (last && last.until > now()) return Promise.resolve(last.data);
      const asking =
        running.get(key) ??
        ask(city, last?.data).finally(() => {
          running.delete(key);
        });
      running.set(key, asking);
      // Whoever comes while it is renewed gets what is known.
      return last?.data ? Promise.resolve(last.data) : asking;
    },
  };
}
