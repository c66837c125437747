import type { Role } from './roles-of.ts';
import { KEYWORD_MAX_LENGTH, LOCATION_LABEL_MAX } from './roles.constants.ts';

/** A search of the list. Empty texts match everything. */
export interface RolesSearch {
  readonly keyword: string;
  /** One of the locations that are offered. */
  readonly location: string;
}

export const EVERYTHING: RolesSearch = { keyword: '', location: '' };

/** A place whose name is this long is several. */
const isLong = (location: string) => location.length > LOCATION_LABEL_MAX;
/** `Austin, TX; Denver, CO` is several, too, and short enough to be read. */
const isSeveral = (location: string) => isLong(location) || /[;|]/.test(location);

/** What a role's place is called. @param several what it says in place of a list of cities */
export const locationLabel = (location: string, several: string): string =>
  isLong(location) ? several : location;

/** Whether a place is one to choose: `Austin, TX` or `Remote: US`, not `United States` and no list of cities. */
const isOffered = (location: string) => /[,:]/.test(location) && !isSeveral(location);

/** Locations to choose from, by name. */
export function offeredLocations(roles: readonly Role[]): string[] {
  const all = new Set(roles.flatMap(({ location, offices }) => [location, ...offices]));
  return [...all].filter(isOffered).sort(new Intl.Collator('en', { sensitivity: 'base' }).compare);
}

const isAt = ({ location, offices }: Role, wanted: string) =>
  location === wanted || offices.includes(wanted) || (isSeveral(location) && location.includes(wanted));

/** Without case and accents, which nobody types in a search. */
function plain(text: string): string {
  const lower = text.toLowerCase();
  // Most words are ASCII, and every letter that is typed looks through all roles.
  return /^[\x00-\x7f]*$/.test(lower) ? lower : lower.normalize('NFD').replaceAll(/\p{M}/gu, '');
}

/** The roles that fit: the keyword in the title or the location, whatever its case and accents, at the location that was chosen. */
export function searchRoles(roles: readonly Role[], { keyword, location }: RolesSearch): readonly Role[] {
  const wanted = plain(keyword);
  if (wanted === '' && location === '') return roles;
  return roles.filter(
    (role) =>
      (plain(role.title).includes(wanted) || plain(role.location).includes(wanted)) &&
      (location === '' || isAt(role, location)),
  );
}

/** A keyword as it is looked for: without blanks at its ends, with single ones inside, and not too long. */
export const keywordOf = (typed: string): string =>
  [...typed.replace(/\s+/g, ' ').trim()].slice(0, KEYWORD_MAX_LENGTH).join('').trim();

/**
 * Reads the query of an address. Whatever it cannot use is as if it were not there.
 * @param offered locations to choose from; undefined while they are not known: any is taken
 */
export function readSearch(query: string, offered?: readonly string[]): RolesSearch {
  const params = new URLSearchParams(query);
  const location = keywordOf(params.get('location') ?? '');
  return {
    keyword: keywordOf(params.get('keyword') ?? ''),
    location: offered && !offered.includes(location) ? '' : location,
  };
}

/** The query of a search in its one form: with its `?`, or empty. */
export function searchQuery({ keyword, location }: RolesSearch): string {
  const params = new URLSearchParams();
  if (keyword !== '') params.set('keyword', keyword);
  if (location !== '') params.set('location', location);
  return params.size === 0 ? '' : `?${params.toString()}`;
}
