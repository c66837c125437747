'use client';

import {
  Alert,
  ButtonLink,
  Container,
  grouped,
  Heading,
  Section,
  Spinner,
  Stack,
  TextColumn,
  TextLink,
  useLanguageTag,
  useWords,
} from '@skein/ui';
import { useId, useMemo, useRef, type MouseEvent, type ReactElement } from 'react';
import { styled } from 'styled-components';
import type { BoardAddress } from '../board/board-calls.ts';
import { countOpenJobs, type Role } from '../roles/roles-of.ts';
import { ROLES_ANCHOR } from '../roles/roles.constants.ts';
import { EVERYTHING, offeredLocations, searchQuery, searchRoles } from '../roles/search-roles.ts';
import type { ServedRoles } from '../roles/serve-roles.ts';
import * as texts from '../texts/careers.texts.ts';
import type { OpenRolesContent } from './open-roles.block.ts';
import { RoleList } from './role-list.tsx';
import { SearchForm } from './search-form.tsx';
import { useRoles } from './use-roles.ts';
import { useRolesSearch } from './use-roles-search.ts';

export interface OpenRolesProps extends OpenRolesContent {
  /** The roles from a server. If they are undefined, the browser requests them from the board. */
  readonly served?: ServedRoles | undefined;
  /** The board for requests from the browser. By default, the site's own reader at `/careers-reader`. */
  readonly board?: BoardAddress | undefined;
}

const READER: BoardAddress = { kind: 'reader', url: '/careers-reader' };
const NONE: readonly Role[] = [];

/** Draws all open roles by department. The search is in the URL of the page. */
export function OpenRoles(props: OpenRolesProps): ReactElement {
  const { served, board = READER, subtitle, analyticsId } = props;
  const say = useWords();
  // The id is on the text, because the page may give the heading itself another id.
  const titleId = useId();
  const title = props.title ?? say(texts.title);
  const status = useRef<HTMLParagraphElement>(null);
  const { state, retry } = useRoles(served, board);
  const { fields, applied, apply, type } = useRolesSearch(served?.search);
  const roles = state.status === 'ready' ? state.roles : undefined;
  const locations = useMemo(() => roles && offeredLocations(roles), [roles]);
  const offered = (location: string) => (!locations || locations.includes(location) ? location : '');
  const location = offered(applied.location);
  const { keyword } = applied;
  const found = useMemo(
    () => (roles ? searchRoles(roles, { keyword, location }) : NONE),
    [roles, keyword, location],
  );

  /**
   * Returns a click listener for a link. The listener calls `act` instead of loading a page. The link then disappears,
   * so the status of the list gets the focus.
   */
  const instead = (act: () => void) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    status.current?.focus();
    act();
  };

  return (
    <Section id={ROLES_ANCHOR} aria-labelledby={titleId} data-analytics-id={analyticsId}>
      <Container>
        <Stack gap={8}>
          <TextColumn gap={3}>
            <Heading level={2}>
              <span id={titleId}>{title}</span>
            </Heading>
            {subtitle !== undefined && <Subtitle>{subtitle}</Subtitle>}
          </TextColumn>
          <SearchForm
            {...props}
            labelledBy={titleId}
            fields={{ ...fields, location: offered(fields.location) }}
            locations={locations ?? (fields.location === '' ? [] : [fields.location])}
            onType={type}
            onSearch={apply}
          />
          <div>
            <Status ref={status} tabIndex={-1} role="status">
              {state.status === 'loading' && (
                <>
                  <Spinner />
                  {say(texts.loading)}
                </>
              )}
              {roles && <Count {...props} total={roles.length} found={found} />}
            </Status>
            {state.status === 'failed' && (
              <Alert
                tone="danger"
                action={
                  <ButtonLink
                    href={`${searchQuery(applied) || '?'}#${ROLES_ANCHOR}`}
                    variant="secondary"
                    size="small"
                    onClick={instead(retry)}
                  >
                    {say(texts.retry)}
                  </ButtonLink>
                }
              >
                {props.failed ?? say(texts.failed)}
              </Alert>
            )}
            {roles && roles.length > 0 && found.length === 0 && (
              <Suggestions>
                <li>
                  <TextLink href={`?#${ROLES_ANCHOR}`} onClick={instead(() => apply(EVERYTHING))}>
                    {say(texts.removeFilters)}
                  </TextLink>
                </li>
                {texts.suggestions.map((suggestion) => (
                  <li key={suggestion.en}>{say(suggestion)}</li>
                ))}
              </Suggestions>
            )}
            <RoleList roles={roles ?? NONE} found={found} />
          </div>
        </Stack>
      </Container>
    </Section>
  );
}

/** Shows the number of found roles, or the reason why there are none. */
function Count({
  nothingFound,
  total,
  found,
}: Pick<OpenRolesContent, 'nothingFound'> & { readonly total: number; readonly found: readonly Role[] }) {
  const tag = useLanguageTag();
  const say = useWords();
  if (total === 0) return say(texts.noRoles);
  if (found.length === 0) return <strong>{nothingFound ?? say(texts.nothingFound)}</strong>;
  const count = countOpenJobs(found);
  if (count === 0) return say(texts.onlyLater);
  return count === 1 ? say(texts.oneRole) : say(texts.manyRoles).replace('{count}', grouped(count, tag));
}

const Subtitle = styled.p`
  font-size: var(--text-lead);
  line-height: 1.4;
  color: var(--color-text-muted);
`;

const Status = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-block-size: 1.6em;
  margin-block-end: var(--space-5);
  color: var(--color-text-muted);

  > strong {
    color: var(--color-text);
  }
`;

const Suggestions = styled.ul`
  display: grid;
  gap: var(--space-2);
  padding-inline-start: 1.2em;
`;
