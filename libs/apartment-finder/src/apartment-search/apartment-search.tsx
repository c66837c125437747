'use client';

import {
  CallToAction,
  Container,
  Heading,
  routeTo,
  Section,
  SideBySide,
  Spinner,
  Stack,
  TextColumn,
  TextLink,
  useLanguageTag,
  useWords,
  useRoutes,
} from '@skein/ui';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { ALL_NEIGHBORHOODS, addressQuery, searchText, startAddress } from '../address/finder-address.ts';
import { SEARCH_RESULTS } from '../constants/finder.constants.ts';
import type { Apartment } from '../data/read-apartments.ts';
import { controlTexts, counted, finderTexts } from '../texts/finder.texts.ts';
import { finderWords } from '../parts/finder-words.ts';
import { Retry } from '../parts/retry.tsx';
import { SearchField } from '../parts/search-field.tsx';
import { Status } from '../parts/status.tsx';
import { useFinderData } from '../state/use-finder-data.ts';
import type { ApartmentSearchContent } from './apartment-search.block.ts';

export interface ApartmentSearchProps extends ApartmentSearchContent {}

/** Searches for a building of a city. Results link to the city's finder. Without script, the form opens the finder. */
export function ApartmentSearch(props: ApartmentSearchProps): ReactElement {
  const { city, title, subtitle } = props;
  const [typed, setTyped] = useState('');
  const search = searchText(typed);
  const { state, retry } = useFinderData(city, search !== '');
  const path = routeTo(useRoutes().apartments, city.id) ?? '';
  return (
    <Section spacing="medium" data-analytics-id={props.analyticsId}>
      <Container>
        <SideBySide align="start" gap="medium">
          <TextColumn>
            <Heading level={2} size={3}>
              {title}
            </Heading>
            {subtitle !== undefined && <p>{subtitle}</p>}
          </TextColumn>
          <Stack gap={5}>
            <SearchField path={path} value={typed} onType={setTyped} sends={state.status === 'failed'} />
            <Found {...props} search={search} path={path} state={state} retry={retry} />
          </Stack>
        </SideBySide>
      </Container>
    </Section>
  );
}

type FoundProps = ApartmentSearchProps & {
  readonly search: string;
  readonly path: string;
};

function Found({ state, retry, ...props }: FoundProps & ReturnType<typeof useFinderData>) {
  const say = useWords();
  const tag = useLanguageTag();
  const isAsked = props.search !== '';
  const found =
    isAsked && state.status === 'ready' ? state.data.found(ALL_NEIGHBORHOODS, props.search) : undefined;
  const countOf = ({ length: total }: readonly Apartment[], ready: number) =>
    total === 0
      ? (props.noResults ?? say(finderTexts.noResults))
      : counted(say(total === 1 ? controlTexts.one : controlTexts.count), tag, { total, ready });
  return (
    <>
      {/* Present from the start, because screen readers may miss a status that comes together with its text. */}
      <Told role="status">
        {isAsked && state.status === 'loading' && <Spinner label={say(controlTexts.loading)} />}
        {found && countOf(found, found.filter(({ ready }) => ready).length)}
      </Told>
      {isAsked && state.status === 'failed' && (
        <div role="alert">
          <p>{say(controlTexts.failed)}</p>
          <Retry retry={retry} />
        </div>
      )}
      {found && <Results {...props} found={found} />}
    </>
  );
}

function Results(props: FoundProps & { readonly found: readonly Apartment[] }) {
  const { found, search, path, helpLink } = props;
  const say = useWords();
  const tag = useLanguageTag();
  const words = finderWords({}, say);
  const total = found.length;
  return (
    <Stack gap={3}>
      {total === 0 && helpLink && <CallToAction {...helpLink} modal={undefined} />}
      {total > 0 && (
        <Links>
          {found.slice(0, SEARCH_RESULTS).map(({ id, name, street, place, ready: isReady }) => (
            <li key={id}>
              <TextLink href={path + addressQuery({ ...startAddress, apartment: id })}>{name}</TextLink>
              <span>{street || place}</span>
              <Status ready={isReady} words={words} />
            </li>
          ))}
        </Links>
      )}
      {total > SEARCH_RESULTS && (
        <TextLink href={path + addressQuery({ ...startAddress, search })}>
          {counted(say(controlTexts.allFound), tag, { total })}
        </TextLink>
      )}
    </Stack>
  );
}

const Told = styled.p`
  &:empty {
    position: absolute;
  }

  &:not(:last-child) {
    margin-block-end: calc(var(--space-3) - var(--space-5));
  }
`;

const Links = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1) var(--space-4);
    padding-block: var(--space-3);
    border-block-end: 1px solid var(--color-line);
  }

  > li > :nth-child(2) {
    flex: 1;
    color: var(--color-text-muted);
  }
`;
