import type { Role } from './roles-of.ts';
import { offeredLocations, readSearch, searchQuery, type RolesSearch } from './search-roles.ts';

/** The server's data for a query. */
export interface ServedRoles {
  /** All roles, shown or not. Undefined if the board did not answer. */
  readonly roles?: readonly Role[] | undefined;
  readonly search: RolesSearch;
}

const searchIn = (roles: readonly Role[] | undefined, query: string) =>
  readSearch(query, roles && offeredLocations(roles));

/** Returns the data with which a server draws the roles. @param roles undefined if the board did not answer */
export const serveRoles = (roles: readonly Role[] | undefined, query: string): ServedRoles => ({
  roles,
  search: searchIn(roles, query),
});

/** Returns the normal form of a query, for a cache key. Queries for the same roles have one normal form. */
export const rolesQuery = (roles: readonly Role[] | undefined, query: string): string =>
  searchQuery(searchIn(roles, query));
