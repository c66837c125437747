import type { Role } from './roles-of.ts';
import { offeredLocations, readSearch, searchQuery, type RolesSearch } from './search-roles.ts';

/** What a server has found out for the address that it draws. */
export interface ServedRoles {
  /** All of them; the search says which are shown. Undefined where the board could not be asked. */
  readonly roles?: readonly Role[] | undefined;
  readonly search: RolesSearch;
}

const searchIn = (roles: readonly Role[] | undefined, query: string) =>
  readSearch(query, roles && offeredLocations(roles));

/** What a server draws for a query. @param roles undefined where the board could not be asked */
export const serveRoles = (roles: readonly Role[] | undefined, query: string): ServedRoles => ({
  roles,
  search: searchIn(roles, query),
});

/** The one form of all queries that show the same: the key for a cache of pages. */
export const rolesQuery = (roles: readonly Role[] | undefined, query: string): string =>
  searchQuery(searchIn(roles, query));
