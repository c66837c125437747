import type { Role } from './roles-of.ts';
import { KEYWORD_MAX_LENGTH, LOCATION_LABEL_MAX } from './roles.constants.ts';

/** A search of the list. Empty texts match everything. */
export interface RolesSearch {
  readonly keyword: string;
  /** One of the offered locations. */
  readonly location: string;
}

export const EVERYTHING: RolesSearch = { keyword: '', location: '' };

/** Whether a name is so long that it stands for several places. */
const isLong = (location: string) => location.length > LOCATION_LABEL_MAX;
/** Whether a location lists several places. `Austin, TX; Denver, CO` does, and is short enough to show. */
const isSeveral = (location: string) => isLong(location) || /[;|]/.test(location);

/** Returns the text for a role's location. @param several text that replaces a list of cities */
export const locationLabel = (location: string, several: string): string =>
  isLong(location) ? several : location;

/**
 * Whether visitors can choose a place: `Austin, TX` or `Remote: US`, but not `United States` or a list of
 * cities.
 */
const isOffered = (location: string) => /[,:]/.test(location) && !isSeveral(location);

/** Returns the locations to choose from, sorted by name. */
export function offeredLocations(roles: readonly Role[]): string[] {
  const all = new Set(roles.flatMap(({ location, offices }) => [location, ...offices]));
  return [...all].filter(isOffered).sort(new Intl.Collator('en', { sensitivity: 'base' }).compare);
}

const isAt = ({ location, offices }: Role, wanted: string) =>
  location === wanted || offices.includes(wanted) || (isSeveral(location) && location.includes(wanted));

/** Returns a text in lower case and without accents, which visitors do not type in a search. */
function plain(text: string): string {
  const lower = text.toLowerCase();
  // Most words are ASCII, and every letter that is typed looks through all roles.
  return /^[\x00-\x7f]*$/.test(lower) ? lower : lower.normalize('NFD').replaceAll(/\p{M}/gu, '');
}

/**
 * Returns the roles at the chosen location that contain the keyword in title or location, ignoring case and
 * accents.
 */
export function searchRoles(roles: readonly Role[], { keyword, location }: RolesSearch): readonly Role[] {
  const wanted = plain(keyword);
  if (wanted === '' && location === '') return roles;
  return roles.filter(
    (role) =>
      (plain(role.title).includes(wanted) || plain(role.location).includes(wanted)) &&
      (location === '' || isAt(role, location)),
  );
}

/** Normalizes a typed keyword: no blanks at its ends, single blanks inside, and limited length. */
export const keywordOf = (typed: string): string =>
  [...typed.replace(/\s+/g, ' ').trim()].slice(0, KEYWORD_MAX_LENGTH).join('').trim();

/**
 * Reads the search from a query. It ignores everything unusable.
 * @param offered locations to choose from. Undefined if they are not known yet, and then any location is
 *   accepted
 */
export function readSearch(query: string, offered?: readonly string[]): RolesSearch {
  const params = new URLSearchParams(query);
  const location = keywordOf(params.get('location') ?? '');
  return {
    keyword: keywordOf(params.get('keyword') ?? ''),
    location: offered && !offered.includes(location) ? '' : location,
  };
}

/** Returns the normal form of a search as a query: with its `?`, or empty. */
export function searchQuery({ keyword, location }: RolesSearch): string {
  const params = new URLSearchParams();
  if (keyword !== '') params.set('keyword', keyword);
  if (location !== '') params.set('location', location);
  return params.size === 0 ? '' : `?${params.toString()}`;
}
