'use client';

import {
  Button,
  CallToAction,
  Container,
  Heading,
  routeTo,
  Section,
  Spinner,
  Stack,
  TextColumn,
  TextLink,
  useLanguage,
  useRoutes,
  type UiLanguage,
} from '@skein/ui';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { ALL_NEIGHBORHOODS, addressQuery, searchText, startAddress } from '../address/finder-address.ts';
import { SEARCH_RESULTS } from '../constants/finder.constants.ts';
import { controlTexts, filled, finderTexts } from '../texts/finder.texts.ts';
import { SearchField } from '../parts/search-field.tsx';
import { useFinderData, type DataState } from '../state/use-finder-data.ts';
import type { ApartmentSearchContent } from './apartment-search.content.ts';

export interface ApartmentSearchProps extends ApartmentSearchContent {}

/** Looks for a building of a city. What it finds leads into the city's finder; without script the form does. */
export function ApartmentSearch(props: ApartmentSearchProps): ReactElement {
  const { city, title, subtitle } = props;
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const search = searchText(typed);
  const path = routeTo(useRoutes().apartments, city.id) ?? '';
  return (
    <Section spacing="medium" data-analytics-id={props.analyticsId}>
      <Container>
        <TextColumn>
          <Stack gap={5}>
            <Heading level={2} size={3}>
              {title}
            </Heading>
            {subtitle !== undefined && <p>{subtitle}</p>}
            <SearchField path={path} language={language} value={typed} onType={setTyped} />
            {search !== '' && <Found {...props} search={search} path={path} language={language} />}
          </Stack>
        </TextColumn>
      </Container>
    </Section>
  );
}

type FoundProps = ApartmentSearchProps & {
  readonly search: string;
  readonly path: string;
  readonly language: UiLanguage;
};

/** The buildings are fetched with the first letter. */
function Found(props: FoundProps) {
  const { language } = props;
  const { state, retry } = useFinderData(props.city);
  if (state.status === 'loading') return <Spinner label={controlTexts.loading[language]} />;
  if (state.status === 'failed')
    return (
      <div role="alert">
        <p>{controlTexts.failed[language]}</p>
        <Button size="small" variant="outline" onClick={retry}>
          {controlTexts.retry[language]}
        </Button>
      </div>
    );
  return <Results {...props} data={state.data} />;
}

function Results(props: FoundProps & Pick<Extract<DataState, { status: 'ready' }>, 'data'>) {
  const { data, search, path, language, noResults, helpLink } = props;
  const found = data.found(ALL_NEIGHBORHOODS, search);
  const ready = found.reduce((sum, one) => sum + Number(one.ready), 0);
  const total = found.length;
  return (
    <Stack gap={3}>
      <p role="status">
        {total === 0
          ? (noResults ?? finderTexts.noResults[language])
          : filled(total === 1 ? controlTexts.one : controlTexts.count, language, { total, ready })}
      </p>
      {total === 0 && helpLink && <CallToAction {...helpLink} modal={undefined} />}
      {total > 0 && (
        <Links>
          {found.slice(0, SEARCH_RESULTS).map(({ id, name, street }) => (
            <li key={id}>
              <TextLink href={path + addressQuery({ ...startAddress, apartment: id })}>{name}</TextLink>
              <span>{street}</span>
            </li>
          ))}
        </Links>
      )}
      {total > SEARCH_RESULTS && (
        <TextLink href={path + addressQuery({ ...startAddress, search })}>
          {filled(controlTexts.allFound, language, { total })}
        </TextLink>
      )}
    </Stack>
  );
}

const Links = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--space-4);
    padding-block: var(--space-3);
    border-block-end: 1px solid var(--color-line);
  }

  > li > span {
    color: var(--color-text-muted);
  }
`;
