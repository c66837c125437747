import { createHash } from 'node:crypto';
import { ADDRESS_OUTCOMES } from '../../../stand-ins/address/model/address.types.ts';
import { DEMO_CITIES } from '../streets/demo-cities.ts';
import { demoStreets } from '../streets/demo-streets.ts';
import { COUNTED_STREETS_MAX, STREET_NAMES } from '../streets/street-words.ts';
import { formsOf } from '../text/word-forms.ts';
import { comparableWords } from '../text/normalize.ts';

/** All that is in the file is made up: `stamp.note` says so to whoever opens it. */
export const SCHEMA = `
  CREATE TABLE stamp (version TEXT NOT NULL, addresses INTEGER NOT NULL, note TEXT NOT NULL);
  CREATE TABLE street (
    id INTEGER PRIMARY KEY, name TEXT NOT NULL, city TEXT NOT NULL, also_called TEXT,
    state TEXT NOT NULL, zip TEXT NOT NULL
  );
  CREATE VIRTUAL TABLE street_words USING fts5 (words, content = '', columnsize = 0, prefix = '1 2 3');
  CREATE TABLE address (
    id INTEGER PRIMARY KEY, number INTEGER NOT NULL, outcome INTEGER NOT NULL, doors TEXT
  );
  CREATE INDEX address_by_number ON address (number);
`;

export const NOTE = 'Demo data: invented streets and houses in real cities.';

const SAMPLE_ADDRESSES = 2000;

/** What a street can be found by: every word in every form that people write. */
export function searchWords(street: {
  name: string;
  city: string;
  alsoCalled?: string | undefined;
  state: string;
  zip: string;
}): string {
  const words = comparableWords(
    [street.name, street.city, street.alsoCalled, street.state, street.zip].join(' '),
  );
  return words.flatMap(formsOf).join(' ');
}

/**
 * Names the content of a file: another size, list or rule makes another version. A sample stands for the rules, so
 * that nobody has to remember to count up.
 */
export function addressVersion(addresses: number, seed: string): string {
  const hash = createHash('sha256').update(
    JSON.stringify([
      SCHEMA,
      addresses,
      seed,
      ADDRESS_OUTCOMES,
      DEMO_CITIES,
      STREET_NAMES,
      COUNTED_STREETS_MAX,
    ]),
  );
  for (const street of demoStreets(SAMPLE_ADDRESSES, seed))
    hash.update(JSON.stringify(street)).update(searchWords(street));
  return hash.digest('hex').slice(0, 16);
}
