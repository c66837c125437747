import type Database from 'better-sqlite3';
import { comparableWords } from '../text/normalize.ts';
import { DIRECTIONS, SUFFIXES } from '../text/word-forms.ts';

export interface Street {
  readonly id: number;
  /** “N Maple St” */
  readonly name: string;
  /** “Austin, TX 78704” */
  readonly place: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  /** Of the name. */
  readonly words: readonly string[];
  /** Of the city, the state and the ZIP code. */
  readonly placeWords: readonly string[];
}

export interface StreetIndex {
  get(id: number): Street | undefined;
  /** Streets that somebody may mean who writes this as street line, for this ZIP code if one is known; best first. */
  meant(words: readonly string[], zip: string | undefined): readonly Street[];
  knowsZip(zip: string): boolean;
}

interface StreetRow {
  readonly id: number;
  readonly name: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

/** Whether `words` are `start` and then nothing but the beginning of the place. */
function isNamed(words: readonly string[], start: readonly string[], place: readonly string[]): boolean {
  return (
    words.length >= start.length &&
    words.length <= start.length + place.length &&
    words.every((word, index) => word === (start[index] ?? place[index - start.length]))
  );
}

const withoutSuffix = (words: readonly string[]) =>
  words.length > 1 && SUFFIXES.has(words.at(-1) ?? '') ? words.slice(0, -1) : words;
const withoutDirection = (words: readonly string[]) =>
  words.length > 1 && DIRECTIONS.has(words[0] ?? '') ? words.slice(1) : words;

/** All streets in memory: some thousand small records. */
export function readStreets(db: Database.Database): StreetIndex {
  const byId = new Map<number, Street>();
  const byZip = new Map<string, Street[]>();
  const byFirstWord = new Map<string, Street[]>();
  for (const row of db.prepare<[], StreetRow>('SELECT id, name, city, state, zip FROM street').iterate()) {
    const { id, name, city, state, zip } = row;
    const street: Street = {
      id,
      name,
      place: `${city}, ${state} ${zip}`,
      city,
      state,
      zip,
      words: comparableWords(name),
      placeWords: comparableWords(`${city} ${state} ${zip}`),
    };
    byId.set(id, street);
    push(byZip, zip, street);
    for (const first of new Set([street.words[0], withoutDirection(street.words)[0]]))
      if (first !== undefined) push(byFirstWord, first, street);
  }
  return {
    get: (id) => byId.get(id),
    knowsZip: (zip) => byZip.has(zip),
    meant(words, zip) {
      const [first] = words;
      const near = (zip === undefined ? byFirstWord.get(first ?? '') : byZip.get(zip)) ?? [];
      for (const partOf of [(all: readonly string[]) => all, withoutSuffix, withoutDirection]) {
        const found = near.filter((street) => isNamed(words, partOf(street.words), street.placeWords));
        if (found.length > 0) return found;
      }
      const shortest = (all: readonly string[]) => withoutSuffix(withoutDirection(all));
      return near.filter((street) => isNamed(words, shortest(street.words), street.placeWords));
    },
  };
}
