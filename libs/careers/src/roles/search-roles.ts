import type { Role } from './roles-of.ts';
import { KEYWORD_MAX_LENGTH, LOCATION_LABEL_MAX } from './roles.constants.ts';

/** A search in the list of roles. An empty text matches every role. */
export interface RolesSearch {
  readonly keyword: string;
  /** One of the locations that visitors can choose. */
  readonly location: string;
}

export const EVERYTHING: RolesSearch = { keyword: '', location: '' };

/** Whether a location is so long that it must be a list of places. */
const isLong = (location: string) => location.length > LOCATION_LABEL_MAX;
/** Whether a location lists several places. A short location may also do so: `Austin, TX; Denver, CO`. */
const isSeveral = (location: string) => isLong(location) || /[;|]/.test(location);

/** Returns the text that shows a role's location. @param several text that replaces a list of places */
export const locationLabel = (location: string, several: string): string =>
  isLong(location) ? several : location;

/**
 * Whether visitors can choose a location. They can choose `Austin, TX` or `Remote: US`, but not `United States`
 * or a list of places.
 */
const isOffered = (location: string) => /[,:]/.test(location) && !isSeveral(location);

/** Returns the locations that visitors can choose, sorted by name. */
export function offeredLocations(roles: readonly Role[]): string[] {
  const all = new Set(roles.flatMap(({ location, offices }) => [location, ...offices]));
  return [...all].filter(isOffered).sort(new Intl.Collator('en', { sensitivity: 'base' }).compare);
}

const isAt = ({ location, offices }: Role, wanted: string) =>
  location === wanted || offices.includes(wanted) || (isSeveral(location) && location.includes(wanted));

/** Returns a text in lower case and without accents, as visitors type it. */
function plain(text: string): string {
  const lower = text.toLowerCase();
  // Most words are ASCII, and each typed letter compares all roles.
  return /^[\x00-\x7f]*$/.test(lower) ? lower : lower.normalize('NFD').replaceAll(/\p{M}/gu, '');
}

/** Returns the roles at the chosen location with the keyword in title or location. Ignores case and accents. */
export function searchRoles(roles: readonly Role[], { keyword, location }: RolesSearch): readonly Role[] {
  const wanted = plain(keyword);
  if (wanted === '' && location === '') return roles;
  return roles.filter(
    (role) =>
      (plain(role.title).includes(wanted) || plain(role.location).includes(wanted)) &&
      (location === '' || isAt(role, location)),
  );
}

/** Normalizes a typed keyword: trims blanks, joins inner blanks, and limits the length. */
export const keywordOf = (typed: string): string =>
  [...typed.replace(/\s+/g, ' ').trim()].slice(0, KEYWORD_MAX_LENGTH).join('').trim();

/**
 * Reads the search from a query, and ignores unusable values.
 * @param offered locations that visitors can choose. If undefined, any location is accepted
 */
export function readSearch(query: string, offered?: readonly string[]): RolesSearch {
  const params = new URLSearchParams(query);
  const location = keywordOf(params.get('location') ?? '');
  return {
    keyword: keywordOf(params.get('keyword') ?? ''),
    location: offered && !offered.includes(location) ? '' : location,
  };
}

/** Returns the query of a search in its normal form. The query begins with `?`, or is empty. */
export function searchQuery({ keyword, location }: RolesSearch): string {
  const params = new URLSearchParams();
  if (keyword !== '') params.set('keyword', keyword);
  if (location !== '') params.set('location', location);
  return params.size === 0 ? '' : `?${params.toString()}`;
}
