'use client';

import type { ReactElement } from 'react';
import { ALL_NEIGHBORHOODS } from '../address/finder-address.ts';
import { useFinder } from './finder-context.ts';
import { SearchField } from './search-field.tsx';

/** The search of the finder: each letter narrows the list of the neighborhood. */
export function SearchForm(): ReactElement {
  const { address, act, language, path } = useFinder();
  const { search, neighborhood } = address;
  return (
    <SearchField
      path={path}
      language={language}
      value={search}
      onType={(typed) => act({ type: 'search', typed })}
    >
      {neighborhood !== ALL_NEIGHBORHOODS && <input type="hidden" name="neighborhood" value={neighborhood} />}
    </SearchField>
  );
}
