'use client';

import { Icon, useWords } from '@skein/ui';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { shellTexts } from '../shell/shell.texts.ts';
import { holdsActive } from './active-item.ts';
import { ItemLabel } from './item-label.tsx';
import { linkProps } from './link-props.ts';
import { menuKind } from './menu-kind.ts';
import type { NavigationItem } from './navigation.content.ts';
import { PlacesPanel } from './places-panel.tsx';
import { ProductPanel } from './product-panel.tsx';

export type DrawerNavProps = {
  items: readonly NavigationItem[];
  currentPath: string;
  /** Entries for the city of the page. The drawer shows them before the other entries. */
  children?: ReactNode;
};

/** Draws the navigation of small screens: large words, and menus that open below their names. */
export function DrawerNav({ items, currentPath, children }: DrawerNavProps) {
  const say = useWords();
  return (
    <nav aria-label={say(shellTexts.primaryNavigation)}>
      {children}
      <List>
        {items.map((item) => (
          <li key={item.id ?? item.label}>
            <Entry item={item} currentPath={currentPath} />
          </li>
        ))}
      </List>
    </nav>
  );
}

type EntryProps = { item: NavigationItem; currentPath: string };

function Entry({ item, currentPath }: EntryProps) {
  const kind = menuKind(item);
  if (kind === 'link') {
    return item.url === undefined ? null : (
      <BigLink {...linkProps({ ...item, url: item.url }, currentPath)}>
        <ItemLabel item={item} />
      </BigLink>
    );
  }
  const Panel = kind === 'places' ? PlacesPanel : ProductPanel;
  return (
    // The browser may have opened the menu before hydration: see Dropdown.
    <details name="drawer-menu" suppressHydrationWarning>
      <Summary $active={holdsActive(item, currentPath)}>
        {item.label}
        <Icon name="plus" />
      </Summary>
      <Panel item={item} currentPath={currentPath} />
    </details>
  );
}

const List = styled.ul`
  & > li {
    border-block-end: 1px solid var(--color-line);
  }
`;

const big = css`
  display: flex;
  align-items: center;
  gap: 0.4em;
  min-block-size: 4rem;
  color: var(--color-text);
  font-family: var(--font-heading);
  font-size: 1.625rem;
  font-weight: 600;
  line-height: 1.2;
  letter-spacing: -0.022em;
  text-decoration: none;
  text-underline-offset: 0.25em;
`;

const BigLink = styled.a`
  ${big}

  &[aria-current='page'] {
    text-decoration: underline 3px var(--color-accent);
  }
`;

const Summary = styled.summary<{ $active: boolean }>`
  ${big}
  justify-content: space-between;
  list-style: none;
  text-decoration: ${({ $active }) => ($active ? 'underline 3px var(--color-accent)' : 'none')};

  &::-webkit-details-marker {
    display: none;
  }

  & > svg {
    color: var(--color-accent);
    transition: rotate var(--duration-slow) var(--ease-out);
  }

  details[open] > & > svg {
    rotate: 45deg;
  }
`;
