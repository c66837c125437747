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

/** How many unknown names of neighborhoods a message to the log has at most. */
const TOLD_NAMES = 20;

export function createApartmentData(options: ApartmentDataOptions): ApartmentData {
  const { origin, onProblem, fetch } = options;
  const believed = createBeliefs<FinderData>(options);
  const tell = tellNew(options);

  async function ask(city: FinderCity): Promise<FinderData | undefined> {
    const source = new URL(city.dataSource, origin).href;
    const loaded = await loadApartments(source, fetch && { fetch });
    if (!loaded.ok) {
      onProblem({ source, reason: loaded.reason, status: loaded.status });
      return undefined;
    }
    const { dropped, damaged } = loaded;
    const data = finderData(city, loaded.apartments);
    const neighborhoods = data.unknownNeighborhoods.slice(0, TOLD_NAMES);
    tell(source, [
      ...(dropped + damaged > 0 ? [{ source, dropped, damaged }] : []),
      ...(neighborhoods.length > 0 ? [{ source, reason: 'unknown neighborhoods', neighborhoods }] : []),
    ]);
    return data;
  }

  return { of: (city) => believed(city.dataSource, () => ask(city)) };
}
