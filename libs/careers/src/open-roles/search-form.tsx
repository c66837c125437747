'use client';

import { atLeast, Button, Select, TextField, useWords } from '@skein/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { KEYWORD_MAX_LENGTH, ROLES_ANCHOR } from '../roles/roles.constants.ts';
import { keywordOf, type RolesSearch } from '../roles/search-roles.ts';
import { boardName } from '../texts/board-name.ts';
import * as texts from '../texts/careers.texts.ts';
import type { OpenRolesContent } from './open-roles.block.ts';

export interface SearchFormProps extends Pick<
  OpenRolesContent,
  'locationLabel' | 'allLocations' | 'keywordLabel' | 'buttonText'
> {
  /** The values of the search fields. */
  readonly fields: RolesSearch;
  readonly locations: readonly string[];
  readonly labelledBy: string;
  readonly onType: (keyword: string) => void;
  readonly onSearch: (search: RolesSearch) => void;
}

/**
 * Draws the search. A keyword applies when the visitor sends the form, and a chosen location applies at once.
 * Without script, the form loads the page with the results.
 */
export function SearchForm(props: SearchFormProps): ReactElement {
  const { fields, locations, labelledBy, onType, onSearch } = props;
  const say = useWords();
  const search = (location: string) => onSearch({ keyword: keywordOf(fields.keyword), location });
  return (
    <Form
      action={`#${ROLES_ANCHOR}`}
      role="search"
      aria-labelledby={labelledBy}
      onSubmit={(event) => {
        event.preventDefault();
        search(fields.location);
      }}
    >
      <Select
        label={props.locationLabel ?? say(texts.locationLabel)}
        name="location"
        placeholder={props.allLocations ?? say(texts.allLocations)}
        options={locations.map((location) => ({ value: location, label: boardName(location, say) }))}
        value={fields.location}
        autoComplete="off"
        onChange={(event) => search(event.target.value)}
      />
      <TextField
        label={props.keywordLabel ?? say(texts.keywordLabel)}
        name="keyword"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={KEYWORD_MAX_LENGTH}
        value={fields.keyword}
        onChange={(event) => onType(event.target.value)}
      />
      <Button type="submit">{props.buttonText ?? say(texts.search)}</Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: var(--space-4);
  align-items: end;

  ${atLeast('small')} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr) auto;
  }
`;
