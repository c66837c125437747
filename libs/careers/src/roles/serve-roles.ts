import type { Role } from './roles-of.ts';
import { offeredLocations, readSearch, searchQuery, type RolesSearch } from './search-roles.ts';

/** The data with which a server draws the list of roles for the query of a request. */
export interface ServedRoles {
  /** All open roles, also those that the search does not find. Undefined if the job board did not answer. */
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
