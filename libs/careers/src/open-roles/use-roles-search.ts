'use client';

import { useCallback, useEffect, useState } from 'react';
import { ROLES_ANCHOR } from '../roles/roles.constants.ts';
import { EVERYTHING, readSearch, searchQuery, type RolesSearch } from '../roles/search-roles.ts';

interface SearchState {
  readonly fields: RolesSearch;
  readonly applied: RolesSearch;
}

const both = (search: RolesSearch): SearchState => ({ fields: search, applied: search });
const here = (served: RolesSearch): RolesSearch =>
  typeof location === 'undefined' ? served : readSearch(location.search);

/**
 * Keeps the search in the page's URL. A search adds an entry to the browser's history. If the visitor goes back or
 * forward, the search of that entry applies.
 * @param served the search for which the server drew the page
 */
export function useRolesSearch(served: RolesSearch = EVERYTHING) {
  const [state, setState] = useState(() => both(here(served)));

  const apply = useCallback((search: RolesSearch) => {
    const query = searchQuery(search);
    if (query !== searchQuery(readSearch(location.search)))
      history.pushState(history.state, '', `${location.pathname}${query}#${ROLES_ANCHOR}`);
    setState(both(search));
  }, []);

  const type = useCallback(
    (keyword: string) => setState((before) => ({ ...before, fields: { ...before.fields, keyword } })),
    [],
  );

  useEffect(() => {
    const went = () => setState(both(readSearch(location.search)));
    addEventListener('popstate', went);
    return () => removeEventListener('popstate', went);
  }, []);

  return { ...state, apply, type };
}
