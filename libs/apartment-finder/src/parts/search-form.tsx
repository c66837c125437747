'use client';

import type { ReactElement } from 'react';
import { ALL_NEIGHBORHOODS } from '../address/finder-address.ts';
import { PHONE_SCREEN } from '../constants/finder.constants.ts';
import { useFinder } from './finder-context.ts';
import { SearchField } from './search-field.tsx';

export type SearchFormProps = {
  /** Whether the results cover a phone's screen after the visitor presses the field or sends the form. */
  readonly opens?: boolean;
};

/** Draws the finder's search. Each letter shortens the list of buildings. */
export function SearchForm({ opens = false }: SearchFormProps): ReactElement {
  const { address, typed, act, path, failed } = useFinder();
  const { neighborhood } = address;
  return (
    <SearchField
      path={path}
      value={typed}
      onType={(text) => act({ type: 'search', typed: text })}
      onAsk={() => {
        if (opens && matchMedia(PHONE_SCREEN).matches) act({ type: 'open', overlay: 'search' });
      }}
      sends={failed}
    >
      {neighborhood !== ALL_NEIGHBORHOODS && <input type="hidden" name="neighborhood" value={neighborhood} />}
    </SearchField>
  );
}
