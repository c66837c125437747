import type { Apartment } from '../data/read-apartments.ts';
import { plainText } from './plain-text.ts';

/** Finds buildings by name or address. */
export interface SearchIndex {
  /**
   * Indexes `count` more buildings. Returns false if all buildings are indexed. If the index is incomplete, `find`
   * completes it first.
   */
  prepare(count: number): boolean;
  /**
   * Returns the buildings whose name or address contains the typed text. Names and addresses that begin with
   * the text come first, then those with a word that begins with the text. Inside each group, the buildings
   * keep the order of the list. An empty text returns all buildings.
   */
  find(typed: string): readonly Apartment[];
}

const LINE = '\n';
/**
 * Number of ranks of search results: texts that begin with the typed text, texts with a word that begins with it, and
 * texts that only contain it.
 */
const RANKS = 3;

/**
 * Creates an index of normalized texts, so that a search only compares texts. If the visitor types more
 * letters, the next search only checks the results of the last search.
 */
export function searchIndex(apartments: readonly Apartment[]): SearchIndex {
  /** Name and address, one line each. If the name is the street, the address has no line of its own. */
  const texts: string[] = [];
  /** Index at which the last line begins, for each text. */
  const starts: number[] = [];
  const places = new Map<string, string>();
  let last = { wanted: '', hits: new Int32Array(0) };

  /** Returns the normalized city, state and ZIP. Caches the result, because many buildings share it. */
  function plainPlace(place: string): string {
    let plain = places.get(place);
    if (plain === undefined) places.set(place, (plain = plainText(place)));
    return plain;
  }

  function prepare(count: number): boolean {
    const end = Math.min(apartments.length, texts.length + count);
    while (texts.length < end) {
      const apartment = apartments[texts.length];
      if (!apartment) break;
      const { name, street, place } = apartment;
      const text = `${plainText(name)}${street && LINE + plainText(street)} ${plainPlace(place)}`;
      texts.push(text);
      starts.push(text.indexOf(LINE) + 1);
    }
    return texts.length < apartments.length;
  }

  function rankAt(index: number, wanted: string): number {
    const text = texts[index] ?? '';
    const place = text.indexOf(wanted);
    if (place < 0) return -1;
    const start = starts[index] ?? 0;
    if (place === 0 || place === start || text.startsWith(wanted, start)) return 0;
    return text.indexOf(` ${wanted}`, place - 1) < 0 ? 2 : 1;
  }

  return {
    prepare,
    find(typed) {
      const wanted = plainText(typed);
      if (wanted === '') return apartments;
      prepare(apartments.length);
      const narrows = last.wanted !== '' && wanted.startsWith(last.wanted);
      const count = narrows ? last.hits.length : apartments.length;
      const hits = new Int32Array(count);
      const ranked: Apartment[][] = Array.from({ length: RANKS }, () => []);
      let found = 0;
      for (let at = 0; at < count; at++) {
        const index = narrows ? (last.hits[at] ?? 0) : at;
        const rank = rankAt(index, wanted);
        const apartment = apartments[index];
        if (rank < 0 || !apartment) continue;
        hits[found++] = index;
        ranked[rank]?.push(apartment);
      }
      last = { wanted, hits: hits.subarray(0, found) };
      return ranked.flat();
    },
  };
}
