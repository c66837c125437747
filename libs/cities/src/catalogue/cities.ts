import type { City } from './city.ts';
import { currentCities } from './current.ts';
import { upcomingCities } from './upcoming.ts';
import { webpassCities } from './webpass.ts';

/**
 * Every city of the demo provider, sorted by name and state. The names are real. Phases, numbers, shops and
 * everything else are invented for the demo and say nothing about the places.
 */
export const cities: readonly City[] = [...currentCities, ...upcomingCities, ...webpassCities].toSorted(
  (a, b) => (a.full_name < b.full_name ? -1 : 1),
);

const byId: ReadonlyMap<string, City> = new Map(cities.map((city) => [city.id, city]));

/** Returns the city at `/cities/{id}`, or undefined for an unknown id. */
export const cityById = (id: string): City | undefined => byId.get(id);

/** Returns the cities of a state. */
export const citiesOf = (stateCode: string): readonly City[] =>
  cities.filter(({ state }) => state === stateCode);

/** Returns the city's name, with the state if another city has the same name: "Kansas City, MO". */
export const cityTitle = ({ id, name, state }: City): string =>
  cities.some((other) => other.id !== id && other.name === name) ? `${name}, ${state}` : name;
