'use client';

import { atLeast, Heading, routeTo, useLanguageTag, useWords, useRoutes, type Say } from '@skein/ui';
import {
  memo,
  startTransition,
  useEffect,
  useMemo,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';
import { styled } from 'styled-components';
import { ownLanguage } from '../contract/own-language.ts';
import { categoriesOf, mostSpoken, type Role, type RoleCategory } from '../roles/roles-of.ts';
import { locationLabel } from '../roles/search-roles.ts';
import { boardName } from '../texts/board-name.ts';
import { multipleCities, otherRoles } from '../texts/careers.texts.ts';

/** URL of a job if the host has no job page: the current page with the job's id. */
const HERE = '?id={id}';

export interface RoleListProps {
  /** All open roles, in the order of the list. */
  readonly roles: readonly Role[];
  /** The roles that the search found. */
  readonly found: readonly Role[];
}

/** Draws roles by category. */
export function RoleList({ roles, found }: RoleListProps): ReactElement {
  return <Categories roles={roles} found={found} />;
}

/** Number of roles above which the browser skips the layout of categories that are far below the screen. */
const MANY_ROLES = 200;
/** Number of roles in the first frame after a search. It is more than a screen can show. */
const FIRST_ROLES = 60;

/**
 * First draws only the found roles. Later adds all other roles as hidden rows, so that a further search only has to
 * show and hide rows. Such a search shows the first rows at once, and all others a little later. Draws the list again
 * only if `roles` or `found` changes.
 */
const Categories = memo(function Categories({ roles, found }: RoleListProps) {
  const [isWhole, setWhole] = useState(false);
  const [complete, setComplete] = useState(found);
  useEffect(
    () =>
      startTransition(() => {
        setWhole(true);
        setComplete(found);
      }),
    [found],
  );
  const listed = isWhole ? roles : found;
  const say = useWords();
  const categories = useMemo(() => categoriesOf(listed, (name) => boardName(name, say)), [listed, say]);
  const tag = useLanguageTag();
  const spoken = useMemo(() => ownLanguage(mostSpoken(roles), tag), [roles, tag]);
  const first = complete === found || found.length <= MANY_ROLES ? found.length : FIRST_ROLES;
  const shown = useMemo(() => new Set(found.slice(0, first)), [found, first]);
  return (
    <div>
      {categories.map((category) => (
        <CategoryRows
          key={category.name}
          {...category}
          spoken={spoken}
          shown={shown}
          isLong={roles.length > MANY_ROLES}
        />
      ))}
    </div>
  );
});

/**
 * Draws a name from the board, in the host's words if it has any. If the name's language is not the page's, marks
 * the name with its language.
 */
function named(name: string, spoken: string | undefined, say: Say): ReactNode {
  const shown = boardName(name, say);
  return spoken === undefined || shown !== name ? shown : <span lang={spoken}>{name}</span>;
}

interface Shown {
  readonly shown: ReadonlySet<Role>;
}

const isEmpty = (roles: readonly Role[], shown: ReadonlySet<Role>) => !roles.some((role) => shown.has(role));

function CategoryRows({
  name,
  roles,
  departments,
  spoken,
  shown,
  isLong,
}: RoleCategory & Shown & { readonly spoken: string | undefined; readonly isLong: boolean }) {
  const say = useWords();
  const isHidden =
    isEmpty(roles, shown) && departments.every((department) => isEmpty(department.roles, shown));
  return (
    <Category hidden={isHidden} $isLong={isLong}>
      <Heading level={3}>{name === '' ? say(otherRoles) : named(name, spoken, say)}</Heading>
      <Departments>
        {roles.length > 0 && <Rows roles={roles} shown={shown} />}
        {departments.map((department) => (
          <div key={department.name} hidden={isEmpty(department.roles, shown)}>
            <Heading level={4}>{named(department.name, spoken, say)}</Heading>
            <Rows roles={department.roles} shown={shown} />
          </div>
        ))}
      </Departments>
    </Category>
  );
}

/** Draws rows as plain elements in one styled element, because there may be thousands of rows. */
function Rows({ roles, shown }: Shown & { readonly roles: readonly Role[] }) {
  const tag = useLanguageTag();
  const say = useWords();
  const { job = HERE } = useRoutes();
  return (
    <List role="list" hidden={isEmpty(roles, shown)}>
      {roles.map((role) => (
        <Row
          key={role.id}
          role={role}
          href={routeTo(job, role.id)}
          tag={tag}
          place={boardName(locationLabel(role.location, say(multipleCities)), say)}
          hidden={!shown.has(role)}
        />
      ))}
    </List>
  );
}

interface RowProps {
  readonly role: Role;
  readonly href: string | undefined;
  readonly tag: string;
  /** Text that shows the role's location. May be empty. */
  readonly place: string;
  readonly hidden: boolean;
}

const Row = memo(function Row({ role, href, tag, place, hidden }: RowProps) {
  const { title } = role;
  return (
    <li hidden={hidden}>
      <a href={href} lang={ownLanguage(role.language, tag)}>
        {title}
      </a>
      {place !== '' && <span>{place}</span>}
    </li>
  );
});

/**
 * Skips the layout of categories far below the screen. A skipped layout clips each category at its edges, so
 * the margin leaves space for the focus ring. In print, a category stays on one page.
 */
const Category = styled.section<{ $isLong: boolean }>`
  display: grid;
  gap: var(--space-4) var(--space-10);
  padding-block-end: var(--space-8);
  overflow-clip-margin: var(--space-2);
  content-visibility: ${({ $isLong }) => ($isLong ? 'auto' : 'visible')};
  contain-intrinsic-block-size: auto 24rem;
  break-inside: avoid;

  &[hidden] {
    display: none;
  }

  &::before {
    grid-column: 1 / -1;
    block-size: 1px;
    margin-block-end: var(--space-4);
    background: var(--color-line);
    content: '';
  }

  ${atLeast('medium')} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    align-items: baseline;
  }
`;

const Departments = styled.div`
  display: grid;
  gap: var(--space-8);
  min-inline-size: 0;
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: baseline;
    gap: 0 var(--space-6);
    padding-block: var(--space-3);
  }

  > li[hidden] {
    display: none;
  }

  > li > a {
    color: var(--color-text);
    font-weight: 600;
    text-decoration: none;
    overflow-wrap: anywhere;
  }

  > li:hover > a {
    color: var(--color-link);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  > li > a::after {
    position: absolute;
    inset: 0;
    border-radius: inherit;
    content: '';
  }

  > li > span {
    color: var(--color-text-muted);
    font-size: var(--text-small);
  }
`;
