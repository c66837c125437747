import { stateByCode, type City } from '@skein/cities/catalogue';
import { t, type Localized } from '@skein/cms-client';
import { CENTRAL } from '../contacts.ts';
import type { Both } from './words.ts';

export const both = ([english, spanish]: Both): Localized<string> => t(english, spanish);

/** Names of cities inside a sentence, by city id. Only names that need an article or a state are here. */
const PLACES: Readonly<Record<string, Both>> = {
  triangle: ['the Triangle', 'el Triangle'],
  saltlakevalley: ['the Salt Lake Valley', 'Salt Lake Valley'],
  kansascity: ['Kansas City, Kansas', 'Kansas City (Kansas)'],
  'kansascity-mo': ['Kansas City, Missouri', 'Kansas City (Missouri)'],
};
export const placeOf = ({ id, name }: City): Both => PLACES[id] ?? [name, name];

/** Returns a Spanish place name after “de”: `de Austin`, but `del Triangle`. */
export const deLugar = (lugar: string): string => (lugar.startsWith('el ') ? `d${lugar}` : `de ${lugar}`);

/** Returns the name of a city without the state, for texts about the state. */
export const placeAtHome = (city: City): Both => {
  const [english, spanish] = placeOf(city);
  return [english.replace(/,.*/, ''), spanish.replace(/ \(.*/, '')];
};

/** Returns the name of a city with the state: “Austin, Texas”. */
export function placeAndStateOf(city: City): Both {
  const [english, spanish] = placeOf(city);
  const { name } = stateByCode(city.state);
  return english.includes(',') ? [english, spanish] : [`${english}, ${name.en}`, `${spanish}, ${name.es}`];
}

/** Returns the paths of a city's pages. A city without a shop has no path for a shop. */
export const pathsOf = ({ id, no_fiberspace }: City) => ({
  home: `/cities/${id}`,
  support: `/cities/${id}/support`,
  apartments: `/cities/${id}/apartments`,
  fiberspace: no_fiberspace ? undefined : `/cities/${id}/fiberspace`,
});

/** Returns a number from `from` to `to`, including both. The same city and purpose give the same number. */
export function numberOf({ id }: City, purpose: string, from: number, to: number): number {
  let hash = 2166136261;
  for (const letter of id + purpose) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619) >>> 0;
  return from + (((hash ^ (hash >>> 15)) >>> 0) % (to - from + 1));
}

/** Returns one of the values in `ways`. The same city and purpose always give the same value. */
export function pickFor<const T>(city: City, purpose: string, ways: readonly [T, ...T[]]): T {
  return ways[numberOf(city, purpose, 0, ways.length - 1)] ?? ways[0];
}

/** Returns a list of names as text: “A, B and C”. */
export const listed = (names: readonly string[]): Both => {
  const last = names.at(-1) ?? '';
  const before = names.slice(0, -1).join(', ');
  // In Spanish, “y” becomes “e” before the sound of i.
  const and = /^h?i(?![ae])/i.test(last) ? 'e' : 'y';
  return before === '' ? [last, last] : [`${before} and ${last}`, `${before} ${and} ${last}`];
};

const ZONES: Readonly<Record<string, Both>> = {
  'America/New_York': ['Eastern', 'hora del este'],
  'America/Chicago': CENTRAL,
  'America/Denver': ['Mountain', 'hora de la montaña'],
  'America/Boise': ['Mountain', 'hora de la montaña'],
  'America/Phoenix': ['Arizona time', 'hora de Arizona'],
  'America/Los_Angeles': ['Pacific', 'hora del Pacífico'],
};
/** Returns the name of the time zone for the phone hours of a city. */
export const zoneOf = ({ time_zone: zone, no_phone }: City): Both =>
  no_phone ? CENTRAL : (ZONES[zone] ?? [zone, zone]);
