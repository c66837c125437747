import type Database from 'better-sqlite3';
import { NUMBERS_PER_STREET, SUGGESTIONS_MAX } from '../model/demo-addresses.constants.ts';
import { shortForm } from '../text/word-forms.ts';
import { rankStreets } from './rank-streets.ts';
import { readQuery, withoutBegunUnit, type Reading } from './read-query.ts';
import type { Street, StreetIndex } from './streets.ts';

/** Streets that are looked at for one reading. Only one or two letters fit more. */
const STREETS_MAX = 600;
/** Streets that are asked one by one for a house number. */
const STREETS_ASKED_MAX = 60;
/** Houses that are looked at for one number. */
const HOUSES_MAX = 2500;
const HIGHEST_NUMBER = NUMBERS_PER_STREET - 1;

/** All numbers that begin so, as ranges: 41 → 41–41, 410–419, 4100–4199, 41000–41999. */
function numberRanges(begun: string): readonly (readonly [from: number, to: number])[] {
  const ranges: [number, number][] = [];
  if (begun.startsWith('0')) return ranges;
  for (let from = Number(begun), width = 1; from <= HIGHEST_NUMBER; from *= 10, width *= 10)
    ranges.push([from, Math.min(from + width - 1, HIGHEST_NUMBER)]);
  return ranges;
}

/** Each word begun, or whole in another form. Quoted, so that nothing in it is an operator. */
const matchExpression = (words: readonly string[]): string =>
  words
    .map((word) => {
      const short = shortForm(word);
      return short === word ? `"${word}"*` : `("${word}"* OR "${short}")`;
    })
    .join(' AND ');

const streetOf = (addressId: number) => Math.floor(addressId / NUMBERS_PER_STREET);

/** Finds ids of addresses for what is typed, best first. */
export function addressSearch(db: Database.Database, streets: StreetIndex): (query: string) => number[] {
  const matching = db
    .prepare<[string], number>(
      `SELECT rowid FROM street_words WHERE street_words MATCH ? LIMIT ${STREETS_MAX}`,
    )
    .pluck();
  const numbered = db
    .prepare<[number, number], number>(
      `SELECT id FROM address WHERE number BETWEEN ? AND ? ORDER BY number, id LIMIT ${HOUSES_MAX}`,
    )
    .pluck();
  const within = db
    .prepare<[number, number], number>(
      `SELECT id FROM address WHERE id BETWEEN ? AND ? ORDER BY id LIMIT ${SUGGESTIONS_MAX}`,
    )
    .pluck();

  function streetsFor(words: readonly string[]): Street[] {
    const found = matching.all(matchExpression(words)).flatMap((id) => streets.get(id) ?? []);
    return rankStreets(found, words);
  }

  /** The first houses of each street in turn, so that the list shows streets before it shows houses. */
  function housesOf(ranked: readonly Street[]): number[] {
    const rows = ranked
      .slice(0, SUGGESTIONS_MAX)
      .map(({ id }) => within.all(id * NUMBERS_PER_STREET, id * NUMBERS_PER_STREET + HIGHEST_NUMBER));
    const ids: number[] = [];
    for (let turn = 0; turn < SUGGESTIONS_MAX; turn++)
      for (const row of rows) {
        const id = row[turn];
        if (id !== undefined) ids.push(id);
      }
    return ids;
  }

  function askStreets(ranked: readonly Street[], number: string): number[] {
    const ids: number[] = [];
    for (const [from, to] of numberRanges(number))
      for (const { id } of ranked.slice(0, STREETS_ASKED_MAX)) {
        ids.push(...within.all(id * NUMBERS_PER_STREET + from, id * NUMBERS_PER_STREET + to));
        if (ids.length >= SUGGESTIONS_MAX) return ids;
      }
    return ids;
  }

  function askHouses(ranked: readonly Street[], number: string): number[] {
    const rank = new Map(ranked.map(({ id }, index) => [id, index]));
    const rankOf = (id: number) => rank.get(streetOf(id)) ?? Number.POSITIVE_INFINITY;
    const ids: number[] = [];
    for (const [from, to] of numberRanges(number)) {
      const fitting = numbered.all(from, to).filter((id) => rank.has(streetOf(id)));
      ids.push(...fitting.sort((a, b) => rankOf(a) - rankOf(b) || a - b));
      if (ids.length >= SUGGESTIONS_MAX) break;
    }
    return ids;
  }

  /** A digit alone begins the numbers of too many houses, a letter alone the names of too many streets. */
  const numberOn = (ranked: readonly Street[], number: string): number[] =>
    ranked.length <= STREETS_ASKED_MAX || number.length === 1
      ? askStreets(ranked, number)
      : askHouses(ranked, number);

  function numberAnywhere(number: string): number[] {
    const ids: number[] = [];
    for (const [from, to] of numberRanges(number)) {
      ids.push(...numbered.all(from, to).slice(0, SUGGESTIONS_MAX));
      if (ids.length >= SUGGESTIONS_MAX) break;
    }
    return ids;
  }

  function read({ number, words }: Reading): number[] {
    if (words.length === 0) return number === undefined ? [] : numberAnywhere(number);
    const ranked = streetsFor(words);
    return number === undefined ? housesOf(ranked) : numberOn(ranked, number);
  }

  function search(query: string): number[] {
    const ids = new Set<number>();
    for (const reading of readQuery(query)) {
      for (const id of read(reading)) ids.add(id);
      if (ids.size >= SUGGESTIONS_MAX) break;
    }
    return [...ids].slice(0, SUGGESTIONS_MAX);
  }

  return (query) => {
    const ids = search(query);
    if (ids.length > 0) return ids;
    const shorter = withoutBegunUnit(query);
    return shorter === undefined ? ids : search(shorter);
  };
}
