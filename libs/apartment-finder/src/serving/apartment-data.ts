import { createBeliefs, type BeliefsOptions } from '@skein/cms-client/serve';
import type { FinderCity } from '../city/finder-city.ts';
import { loadApartments } from '../data/load-apartments.ts';
import { finderData, type FinderData } from '../view/finder-data.ts';

/** Buildings of cities, for pages that list them. */
export interface ApartmentData {
  /** Those of a city; the last that were known while they cannot be had, undefined where there were none. */
  of(city: FinderCity): Promise<FinderData | undefined>;
}

export interface ApartmentDataOptions extends BeliefsOptions {
  /** Origin of data files whose address has none. */
  readonly origin: string;
  readonly fetch?: typeof globalThis.fetch;
}

export function createApartmentData(options: ApartmentDataOptions): ApartmentData {
  const { origin, onProblem, fetch } = options;
  const believed = createBeliefs<FinderData>(options);
  /** What was told of each file as it is: it is read again and again, and changes seldom. */
  const told = new Map<string, string>();

  function tellOfRecords(source: string, dropped: number, damaged: number) {
    const counts = `${dropped} ${damaged}`;
    if (dropped + damaged > 0 && told.get(source) !== counts) onProblem({ source, dropped, damaged });
    told.set(source, counts);
  }

  async function ask(city: FinderCity): Promise<FinderData | undefined> {
    const source = new URL(city.dataSource, origin).href;
    const loaded = await loadApartments(source, fetch && { fetch });
    if (!loaded.ok) onProblem({ source, reason: loaded.reason, status: loaded.status });
    else tellOfRecords(source, loaded.dropped, loaded.damaged);
    return loaded.ok ? finderData(city, loaded.apartments) : undefined;
  }

  return { of: (city) => believed(city.dataSource, () => ask(city)) };
}
