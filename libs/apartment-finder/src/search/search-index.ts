import type { Apartment } from '../data/read-apartments.ts';
import { plainText } from './plain-text.ts';

/** Finds buildings by name or address. */
export interface SearchIndex {
  /** Reads the texts of this many more buildings. False if all are read. A search reads the rest by itself. */
  prepare(count: number): boolean;
  /**
   * Returns the buildings whose name or address contains the typed text. Those that begin with it come first,
   * then those with a word that does; otherwise the list's order stays. An empty text returns all.
   */
  find(typed: string): readonly Apartment[];
}

const LINE = '\n';
/** Number of ranks: text that begins with the search, has a word that does, or contains it. */
const RANKS = 3;

/**
 * Creates an index that reads each text once, so that a search only compares. A narrower search only checks the
 * last results.
 */
export function searchIndex(apartments: readonly Apartment[]): SearchIndex {
  /** Name and address, one line each. */
  const texts: string[] = [];
  /** Index in each text where the address begins. */
  const starts: number[] = [];
  const places = new Map<string, string>();
  let last = { wanted: '', hits: new Int32Array(0) };

  /** Returns the normalized place. It caches them, because most buildings share theirs with many others. */
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
      const text = `${plainText(name)}${LINE}${plainText(street)} ${plainPlace(place)}`;
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
