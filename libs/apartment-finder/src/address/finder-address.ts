import type { FinderCity, FinderNeighborhood } from '../city/finder-city.ts';
import { SEARCH_MAX_LENGTH } from '../constants/finder.constants.ts';

/** The whole city, in place of a neighborhood. */
export const ALL_NEIGHBORHOODS = 'all';
const ALSO_ALL = 'all neighborhoods';
const MAX_PAGE = 99_999;
const APARTMENT_ID = /^-?\d{1,3}(?:\.\d{1,15})?\|-?\d{1,3}(?:\.\d{1,15})?(?:\|\d{1,5})?$/;

/** What the address of the finder says: all that it shows follows from this and the data. */
export interface FinderAddress {
  /** Key of a neighborhood of the city, or `all`. */
  readonly neighborhood: string;
  /** Id of the building whose detail is open. */
  readonly apartment: string | undefined;
  /** From 1. */
  readonly page: number;
  /** What is looked for: letters, digits and single spaces. */
  readonly search: string;
}

/** What was typed without all but letters, digits and single spaces. */
export function searchText(typed: string): string {
  const kept = typed
    .replace(/[^\p{L}\p{M}\p{N} ]+/gu, '')
    .replace(/ {2,}/g, ' ')
    .trim();
  return [...kept.normalize('NFC')].slice(0, SEARCH_MAX_LENGTH).join('').trim();
}

const apostrophes = (text: string) => text.replace(/\\?['’ʼ]|&#0?39;/g, "'");
const comparable = (text: string) => apostrophes(text).trim().toLowerCase();

/** The neighborhood of this key or name. */
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

/** Reads the query of an address. Whatever it cannot use is as if it were not there. */
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

/** The query of an address in its one normal form: with its `?`, or empty. */
export function addressQuery({ neighborhood, apartment, page, search }: FinderAddress): string {
  const params = new URLSearchParams();
  if (neighborhood !== ALL_NEIGHBORHOODS) params.set('neighborhood', neighborhood);
  if (apartment !== undefined) params.set('apartment', apartment);
  if (search !== '') params.set('q', search);
  if (page !== 1) params.set('page', String(page));
  return params.size === 0 ? '' : `?${params.toString()}`;
}

/** Where the finder begins. */
export const startAddress: FinderAddress = {
  neighborhood: ALL_NEIGHBORHOODS,
  apartment: undefined,
  page: 1,
  search: '',
};
