import type { City } from '@skein/cities/catalogue';
import { DEMO_CITIES } from '../parts/demo-cities.ts';
import { seededRandom, type Random } from '../parts/random.ts';
import { DIRECTION_SHARES, STREET_NAMES, SUFFIX_SHARES } from './street-words.ts';
import { BUILDING_KINDS, BUILDING_NAMES } from './building-words.ts';

/** A building, in the format of a city's file. */
export interface DemoBuilding {
  readonly 'Building Name': string;
  readonly 'Building Address': string;
  readonly Latitude: string;
  readonly Longitude: string;
  readonly Neighborhood: string;
  readonly Ready: 'true' | 'TRUE' | 'false';
}

/** The properties of a city that are needed to make up its buildings. */
export type BuildingsCity = Pick<City, 'id' | 'name' | 'state' | 'phase' | 'map' | 'neighborhoods'>;

export const FEWEST_BUILDINGS = 39;
export const MOST_BUILDINGS = 5000;

const READY_SHARE = { current: 0.55, webpass: 0.8, upcoming: 0.06 } as const;
/** Share of neighborhoods in which no building is ready for service. */
const STILL_DARK_SHARE = 0.2;
/** Largest distance of a neighborhood from the center of its city, in degrees. */
const CITY_RADIUS = 0.09;
/** Largest distance of a building from the center of its neighborhood, in degrees. */
const NEIGHBORHOOD_RADIUS = 0.013;
/** Decimal places of a coordinate. Six places are precise to a tenth of a meter. */
const DIGITS = 6;

/**
 * Returns the number of buildings of a city, from `FEWEST_BUILDINGS` to `MOST_BUILDINGS`. Small numbers are
 * more frequent. A city under construction gets a small number.
 */
export function buildingCount({ id, phase }: Pick<City, 'id' | 'phase'>): number {
  const random = seededRandom(`buildings of ${id}`);
  const share = phase === 'upcoming' ? 0.35 * random.next() : 0.35 + 0.65 * random.next();
  return Math.round(FEWEST_BUILDINGS * (MOST_BUILDINGS / FEWEST_BUILDINGS) ** share);
}

/** Returns a random number from `-radius` to `radius`. Numbers near 0 are more frequent. */
const aside = (random: Random, radius: number) =>
  (random.next() + random.next() + random.next() - 1.5) * (2 / 3) * radius;

function nameOf(random: Random, street: string): string {
  const kind = random.pick(BUILDING_KINDS);
  const first = random.next() < 0.35 ? street : random.pick(BUILDING_NAMES);
  const name = kind.startsWith('The') ? `${kind} ${first}` : `${first} ${kind}`;
  return random.next() < 0.06 ? `${name} ${random.between(1, 4)}` : name;
}

/** How many other names to try if a name is taken. A large city may have more buildings than names. */
const NAME_TRIES = 20;

/**
 * Returns a function that returns `name`, or a different name if another building of the city already has this name.
 */
function namesOf(city: BuildingsCity): (name: string, street: string) => string {
  const random = seededRandom(`other names in ${city.id}`);
  const taken = new Set<string>();
  return (name, street) => {
    let free = name;
    for (let tries = 0; taken.has(free) && tries < NAME_TRIES; tries++) free = nameOf(random, street);
    taken.add(free);
    return free;
  };
}

function streetOf(random: Random): { readonly name: string; readonly street: string } {
  const name = random.pick(STREET_NAMES);
  const direction = random.draw(DIRECTION_SHARES);
  const parts = [String(random.between(100, 9899)), direction, name, random.draw(SUFFIX_SHARES)];
  return { name, street: parts.filter((part) => part !== '').join(' ') };
}

interface Place {
  readonly name: string;
  /**
   * Index of the neighborhood's ZIP code in the city's list of ZIP codes. The index counts from a random start in the
   * list.
   */
  readonly zip: number;
  readonly lat: number;
  readonly lng: number;
  readonly isDark: boolean;
}

/** Returns the ZIP codes of a city's buildings. An unknown city gets the ZIP codes of another city in its state. */
export function zipsOf({ id, name, state }: Pick<BuildingsCity, 'id' | 'name' | 'state'>): readonly string[] {
  const inState = DEMO_CITIES.filter((city) => city.state === state);
  const found = inState.find((city) => city.id === id || city.alsoCalled === name) ?? inState[0];
  return found?.zips ?? ['00000'];
}

/** Returns a city's made-up buildings, sorted by name. The result is the same on every machine. */
export function demoBuildings(city: BuildingsCity, count = buildingCount(city)): DemoBuilding[] {
  const random = seededRandom(`fiber finder ${city.id} ${count}`);
  const places = city.neighborhoods.map(({ name }, index): Place => ({
    name,
    zip: index + 1,
    lat: city.map.lat + aside(random, CITY_RADIUS),
    lng: city.map.lng + aside(random, CITY_RADIUS) * 1.2,
    isDark: random.next() < STILL_DARK_SHARE,
  }));
  const elsewhere: Place = { name: '', zip: 0, lat: city.map.lat, lng: city.map.lng, isDark: false };
  const [first = elsewhere, ...others] = places;
  const zips = zipsOf(city);
  const firstZip = random.between(0, zips.length - 1);
  const free = namesOf(city);
  const buildings = Array.from({ length: count }, (): DemoBuilding => {
    const place = random.next() < 0.04 ? elsewhere : random.pick([first, ...others]);
    const radius = place === elsewhere ? CITY_RADIUS : NEIGHBORHOOD_RADIUS;
    const { name, street } = streetOf(random);
    const ready = !place.isDark && random.next() < READY_SHARE[city.phase];
    return {
      'Building Name': free(nameOf(random, name), name),
      'Building Address': `${street}, ${city.name}, ${city.state} ${zips[(firstZip + place.zip) % zips.length]}`,
      Latitude: (place.lat + aside(random, radius)).toFixed(DIGITS),
      Longitude: (place.lng + aside(random, radius) * 1.2).toFixed(DIGITS),
      Neighborhood: place.name,
      Ready: ready ? (random.next() < 0.5 ? 'true' : 'TRUE') : 'false',
    };
  });
  return buildings.toSorted((one, other) =>
    one['Building Name'] === other['Building Name']
      ? one['Building Address'] < other['Building Address']
        ? -1
        : 1
      : one['Building Name'] < other['Building Name']
        ? -1
        : 1,
  );
}
