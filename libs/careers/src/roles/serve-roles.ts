import type { Role } from './roles-of.ts';
import { offeredLocations, readSearch, searchQuery, type RolesSearch } from './search-roles.ts';

/** The server's result for a query. */
export interface ServedRoles {
  /** All roles. The search says which ones are shown. Undefined if the board did not answer. */
  readonly roles?: readonly Role[] | undefined;
  readonly search: RolesSearch;
}

const searchIn = (roles: readonly Role[] | undefined, query: string) =>
  readSearch(query, roles && offeredLocations(roles));

/** Returns what a server renders for a query. @param roles undefined if the board did not answer */
export const serveRoles = (roles: readonly Role[] | undefined, query: string): ServedRoles => ({
  roles,
  search: searchIn(roles, query),
});

/**
 * Returns the normal form of a query, for use as a cache key. Queries with the same result have the same one.
 */
export const rolesQuery = (roles: readonly Role[] | undefined, query: string): string =>
  searchQuery(searchIn(roles, query));
