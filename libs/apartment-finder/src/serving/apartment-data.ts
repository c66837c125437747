import { createBeliefs, tellNew, type BeliefsOptions } from '@skein/cms-client/serve';
import type { FinderCity } from '../city/finder-city.ts';
import { loadApartments } from '../data/load-apartments.ts';
import { finderData, type FinderData } from '../view/finder-data.ts';

/** Provides the buildings of cities to pages that list them. */
export interface ApartmentData {
  /**
   * Returns the buildings of a city. If they cannot be loaded, returns the last loaded buildings or undefined.
   */
  of(city: FinderCity): Promise<FinderData | undefined>;
}

export interface ApartmentDataOptions extends BeliefsOptions {
  /** Origin of data files for which a city has only a path. */
  readonly origin: string;
  readonly fetch?: typeof globalThis.fetch;
}

/**
 * Asks for an answer without compression. A server on plain HTTP is on this machine or near it, so compressing answers
 * takes longer than sending them.
 */
const plainly =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  (source, init) =>
    fetch(source, { ...init, headers: { ...init?.headers, 'accept-encoding': 'identity' } });

export function createApartmentData(options: ApartmentDataOptions): ApartmentData {
  const { origin, onProblem } = options;
  const believed = createBeliefs<FinderData>(options);
  const tell = tellNew(options);

  async function ask(city: FinderCity): Promise<FinderData | undefined> {
    const { fetch = globalThis.fetch } = options;
    const source = new URL(city.dataSource, origin).href;
    const loaded = await loadApartments(source, {
      fetch: source.startsWith('http:') ? plainly(fetch) : fetch,
    });
    if (!loaded.ok) onProblem({ source, reason: loaded.reason, status: loaded.status });
    else {
      const { dropped, damaged } = loaded;
      tell(source, dropped + damaged > 0 ? [{ source, dropped, damaged }] : []);
    }
    return loaded.ok ? finderData(city, loaded.apartments) : undefined;
  }

  return { of: (city) => believed(city.dataSource, () => ask(city)) };
}
