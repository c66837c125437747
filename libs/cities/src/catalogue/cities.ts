import type { City } from './city.ts';
import { currentCities } from './current.ts';
import { upcomingCities } from './upcoming.ts';
import { webpassCities } from './webpass.ts';

/**
 * Every city of the demo provider, by name and state. The names are real; phases, numbers, shops and all else are made
 * up for the demonstration and say nothing about the places.
 */
export const cities: readonly City[] = [...currentCities, ...upcomingCities, ...webpassCities].toSorted(
  (a, b) => (a.full_name < b.full_name ? -1 : 1),
);

const byId: ReadonlyMap<string, City> = new Map(cities.map((city) => [city.id, city]));

/** The city at `/cities/{id}`; undefined for any other word. */
export const cityById = (id: string): City | undefined => byId.get(id);

/** The cities of a state. */
export const citiesOf = (stateCode: string): readonly City[] =>
  cities.filter(({ state }) => state === stateCode);

/** The name, with its state where another city is called the same: "Kansas City, MO". */
export const cityTitle = ({ id, name, state }: City): string =>
  cities.some((other) => other.id !== id && other.name === name) ? `${name}, ${state}` : name;
