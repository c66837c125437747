import type { Apartment } from '../data/read-apartments.ts';
import { plainText } from './plain-text.ts';

/** Finds buildings by name or address. */
export interface SearchIndex {
  /**
   * Buildings whose name or address holds what was typed, those that begin with it first, then those with a word that
   * does; in the order of the list otherwise. All of them for nothing.
   */
  find(typed: string): readonly Apartment[];
}

/** 0: begins with it; 1: a word does; 2: holds it; 3: does not. */
function rankIn(text: string, wanted: string): number {
  const place = text.indexOf(wanted);
  if (place < 0) return 3;
  if (place === 0) return 0;
  return text.charCodeAt(place - 1) === 32 ? 1 : 2;
}

/** Reads the texts once; each search then only compares. What narrows the last search looks through its results alone. */
export function searchIndex(apartments: readonly Apartment[]): SearchIndex {
  const names = apartments.map(({ name }) => plainText(name));
  const addresses = apartments.map(({ street, place }) => plainText(`${street} ${place}`));
  const everything = apartments.map((_, index) => index);
  let last = { wanted: '', hits: everything };

  return {
    find(typed) {
      const wanted = plainText(typed);
      if (wanted === '') return apartments;
      const among = last.wanted !== '' && wanted.startsWith(last.wanted) ? last.hits : everything;
      const ranked: [Apartment[], Apartment[], Apartment[]] = [[], [], []];
      const hits: number[] = [];
      for (const index of among) {
        const inName = rankIn(names[index] ?? '', wanted);
        const rank = inName === 0 ? 0 : Math.min(inName, rankIn(addresses[index] ?? '', wanted));
        const apartment = apartments[index];
        if (rank === 3 || apartment === undefined) continue;
        hits.push(index);
        ranked[rank as 0 | 1 | 2].push(apartment);
      }
      last = { wanted, hits };
      return ranked.flat();
    },
  };
}
