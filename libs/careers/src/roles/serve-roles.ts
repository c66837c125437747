import type { Role } from './roles-of.ts';
import { offeredLocations, readSearch, searchQuery, type RolesSearch } from './search-roles.ts';

/** The server's result for a query. */
export interface ServedRoles {
  /** All of them; the search says which are shown. Undefined where the board could not be asked. */
  readonly roles?: readonly Role[] | undefined;
  readonly search: RolesSearch;
}

const searchIn = (roles: readonly Role[] | undefined, query: string) =>
  readSearch(query, roles && offeredLocations(roles));

/** What a server renders for a query. @param roles undefined where the board could not be asked */
export const serveRoles = (roles: readonly Role[] | undefined, query: string): ServedRoles => ({
  roles,
  search: searchIn(roles, query),
});

/** The normal form of a query, for use as a cache key: queries that show the same have the same one. */
export const rolesQuery = (roles: readonly Role[] | undefined, query: string): string =>
  searchQuery(searchIn(roles, query));
