'use client';

import { useWords } from '@skein/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { headerBelow } from '../shell/header.queries.ts';
import { shellTexts } from '../shell/shell.texts.ts';
import { holdsActive, isActive } from './active-item.ts';
import { barItem, type BarItemProps } from './bar-item.styles.ts';
import { Dropdown } from './dropdown.tsx';
import { ItemLabel, type ItemLabelProps } from './item-label.tsx';
import { linkProps, type LinkItem } from './link-props.ts';
import { menuKind } from './menu-kind.ts';
import type { NavigationItem } from './navigation.content.ts';
import { PlacesPanel } from './places-panel.tsx';
import { ProductPanel } from './product-panel.tsx';

export type PrimaryNavProps = {
  items: readonly NavigationItem[];
  currentPath: string;
  /** Smallest header width, in rem, that shows the navigation. */
  from: number;
  /** Entries for the city of the page. The bar shows them after the other entries. */
  children?: ReactNode;
};

/** Draws the navigation of wide screens. */
export function PrimaryNav({ items, currentPath, from, children }: PrimaryNavProps) {
  const say = useWords();
  return (
    <Nav data-print="none" $from={from} aria-label={say(shellTexts.primaryNavigation)}>
      <List>
        {items.map((item) => (
          <li key={item.id ?? item.label}>
            <Entry item={item} currentPath={currentPath} />
          </li>
        ))}
        {children && <li>{children}</li>}
      </List>
    </Nav>
  );
}

type EntryProps = { item: NavigationItem; currentPath: string };

function Entry({ item, currentPath }: EntryProps) {
  const kind = menuKind(item);
  if (kind === 'link') {
    return item.url === undefined ? null : (
      <BarLink item={{ ...item, url: item.url }} currentPath={currentPath} />
    );
  }
  const Panel = kind === 'places' ? PlacesPanel : ProductPanel;
  return (
    <Dropdown
      label={<ItemLabel item={item} />}
      active={holdsActive(item, currentPath)}
      place={kind === 'places' ? 'bar' : 'start'}
    >
      <Panel item={item} currentPath={currentPath} />
    </Dropdown>
  );
}

export type BarLinkProps = {
  item: ItemLabelProps['item'] & LinkItem;
  currentPath: string;
};

/** Draws a plain link in the header's bar. */
export function BarLink({ item, currentPath }: BarLinkProps) {
  return (
    <Anchor {...linkProps(item, currentPath)} $active={isActive(item, currentPath)}>
      <ItemLabel item={item} />
    </Anchor>
  );
}

const Nav = styled.nav<{ $from: number }>`
  ${({ $from }) => headerBelow($from)} {
    display: none;
  }
`;

const List = styled.ul`
  display: flex;
  align-items: center;
`;

const Anchor = styled.a<BarItemProps>`
  ${barItem}
`;
