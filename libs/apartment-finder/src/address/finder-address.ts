import type { FinderCity, FinderNeighborhood } from '../city/finder-city.ts';
import { SEARCH_MAX_LENGTH } from '../constants/finder.constants.ts';
import { plainText } from '../search/plain-text.ts';

/** Key that means the whole city instead of a neighborhood. */
export const ALL_NEIGHBORHOODS = 'all';
const ALSO_ALL = 'all neighborhoods';
const MAX_PAGE = 99_999;
const APARTMENT_ID = /^-?\d{1,3}(?:\.\d{1,15})?\|-?\d{1,3}(?:\.\d{1,15})?(?:\|\d{1,5})?$/;

/** The state of the finder in the page's URL. All that the finder shows depends on this state and the data. */
export interface FinderAddress {
  /** Key of a neighborhood, or `all` for the whole city. */
  readonly neighborhood: string;
  /** Id of the building whose details are open. */
  readonly apartment: string | undefined;
  /** Page of the list, from 1. */
  readonly page: number;
  /** The search text: letters, digits and single spaces. */
  readonly search: string;
}

/** Reduces a typed text to letters, digits and single spaces, and cuts it to the largest length. */
export function searchText(typed: string): string {
  const kept = typed
    .replace(/[^\p{L}\p{M}\p{N} ]+/gu, '')
    .replace(/ {2,}/g, ' ')
    .trim();
  return [...kept.normalize('NFC')].slice(0, SEARCH_MAX_LENGTH).join('').trim();
}

/** Returns a name without accents, signs and apostrophes: `st elmo` for “St.  Elmo” and for the key `st-elmo`. */
const comparable = (name: string) =>
  plainText(name.replace(/\\?['’ʼ.]|&#0?39;/g, '').replace(/[^\p{L}\p{M}\p{N}]+/gu, ' '));

/** Returns the neighborhood with this key or name, in any spelling, or undefined. */
export const neighborhoodNamed = (
  { neighborhoods }: Pick<FinderCity, 'neighborhoods'>,
  wanted: string,
): FinderNeighborhood | undefined => {
  const named = comparable(wanted);
  return (
    neighborhoods.find(({ key }) => comparable(key) === named) ??
    neighborhoods.find(({ name }) => comparable(name) === named)
  );
};

function readNeighborhood(city: Pick<FinderCity, 'neighborhoods'>, given: string | null): string {
  if (given === null || comparable(given) === ALSO_ALL) return ALL_NEIGHBORHOODS;
  return neighborhoodNamed(city, given)?.key ?? ALL_NEIGHBORHOODS;
}

const readPage = (given: string | null): number =>
  given !== null && /^[1-9]\d{0,5}$/.test(given) ? Math.min(Number(given), MAX_PAGE) : 1;

/** Reads the finder's state from the query of a URL, and ignores unusable values. */
export function readAddress(query: string, city: Pick<FinderCity, 'neighborhoods'>): FinderAddress {
  const params = new URLSearchParams(query);
  const apartment = params.get('apartment');
  return {
    neighborhood: readNeighborhood(city, params.get('neighborhood')),
    apartment: apartment !== null && APARTMENT_ID.test(apartment) ? apartment : undefined,
    page: readPage(params.get('page')),
    search: searchText(params.get('q') ?? ''),
  };
}

/** Returns the query of a URL with this state, in its normal form. The query begins with `?`, or is empty. */
export function addressQuery({ neighborhood, apartment, page, search }: FinderAddress): string {
  const params = new URLSearchParams();
  if (neighborhood !== ALL_NEIGHBORHOODS) params.set('neighborhood', neighborhood);
  if (apartment !== undefined) params.set('apartment', apartment);
  if (search !== '') params.set('q', search);
  if (page !== 1) params.set('page', String(page));
  return params.size === 0 ? '' : `?${params.toString()}`;
}

/** The state in which the finder starts. */
export const startAddress: FinderAddress = {
  neighborhood: ALL_NEIGHBORHOODS,
  apartment: undefined,
  page: 1,
  search: '',
};
