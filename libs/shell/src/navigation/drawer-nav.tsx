import { Icon, RichText, useLanguage, type ButtonTone } from '@skein/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { shellTexts } from '../shell.texts.ts';
import { holdsActive } from './active-item.ts';
import { ItemLabel } from './item-label.tsx';
import { linkProps } from './link-props.ts';
import { menuKind } from './menu-kind.ts';
import type { NavigationGroup, NavigationItem } from './navigation.content.ts';
import { productLook } from './product-look.ts';

export type DrawerNavProps = {
  items: readonly NavigationItem[];
  currentPath: string;
  /** Entries of the page's city, before the others. */
  children?: ReactNode;
};

/** The navigation again, for small screens: large words, menus that unfold in place. */
export function DrawerNav({ items, currentPath, children }: DrawerNavProps) {
  const language = useLanguage();
  return (
    <nav aria-label={shellTexts.primaryNavigation[language]}>
      {children}
      <List>
        {items.map((item) => (
          <Row key={item.id}>
            {menuKind(item) === 'link' ? (
              item.url !== undefined && (
                <BigLink {...linkProps({ ...item, url: item.url }, currentPath)}>
                  <ItemLabel item={item} />
                </BigLink>
              )
            ) : (
              <Menu item={item} currentPath={currentPath} />
            )}
          </Row>
        ))}
      </List>
    </nav>
  );
}

type MenuProps = { item: NavigationItem; currentPath: string };

function Menu({ item, currentPath }: MenuProps) {
  const { url, title = item.label, notes } = item;
  const isPlaces = menuKind(item) === 'places';
  return (
    // Unfolded by the browser, perhaps before hydration: see Dropdown.
    <details name="drawer-menu" suppressHydrationWarning>
      <Summary $active={holdsActive(item, currentPath)}>
        {item.label}
        <Icon name="plus" />
      </Summary>
      <Inner $columns={isPlaces}>
        {item.items.map((group) => (
          <li key={group.id}>
            <Group group={group} currentPath={currentPath} withTile={!isPlaces} />
          </li>
        ))}
      </Inner>
      {url !== undefined && (
        <Small {...linkProps({ ...item, url }, currentPath)}>
          {title}
          <Icon name="arrow-right" size="1.1em" />
        </Small>
      )}
      {notes && (
        <Notes>
          <RichText html={notes} as="span" />
        </Notes>
      )}
    </details>
  );
}

type GroupProps = { group: NavigationGroup; currentPath: string; withTile: boolean };

function Group({ group, currentPath, withTile }: GroupProps) {
  const { url, items } = group;
  const { tone, icon } = productLook(url);
  return (
    <>
      {url === undefined ? (
        <StateName>{group.label}</StateName>
      ) : (
        <Product {...linkProps({ ...group, url }, currentPath)} $tone={tone} $quiet={items.length > 0}>
          {withTile && <Icon name={icon} size={22} />}
          <ItemLabel item={group} />
        </Product>
      )}
      {items.map((place) => (
        <City key={place.id} {...linkProps(place, currentPath)}>
          <ItemLabel item={place} />
        </City>
      ))}
    </>
  );
}

const List = styled.ul`
  display: grid;
`;

const Row = styled.li`
  border-block-end: 1px solid var(--color-line);
`;

const BigLink = styled.a`
  display: flex;
  gap: 0.4em;
  align-items: center;
  min-block-size: 4rem;
  color: var(--color-text);
  font-family: var(--font-heading);
  font-size: 1.625rem;
  font-weight: 600;
  letter-spacing: -0.022em;
  line-height: 1.2;
  text-decoration: none;

  &[aria-current='page'] {
    text-decoration: underline 3px var(--color-accent);
    text-underline-offset: 0.25em;
  }
`;

const Summary = styled.summary<{ $active: boolean }>`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-block-size: 4rem;
  font-family: var(--font-heading);
  font-size: 1.625rem;
  font-weight: 600;
  letter-spacing: -0.022em;
  line-height: 1.2;
  list-style: none;
  text-decoration: ${({ $active }) => ($active ? 'underline 3px var(--color-accent)' : 'none')};
  text-underline-offset: 0.25em;

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

const Inner = styled.ul<{ $columns: boolean }>`
  display: ${({ $columns }) => ($columns ? 'block' : 'grid')};
  columns: ${({ $columns }) => ($columns ? '2 8rem' : 'auto')};
  padding-block-end: var(--space-3);

  & > li {
    break-inside: avoid;
    padding-block-end: ${({ $columns }) => ($columns ? 'var(--space-4)' : '0')};
  }
`;

const StateName = styled.span`
  display: block;
  color: var(--color-text-muted);
  font-size: 0.875rem;
  font-weight: 600;
`;

const Product = styled.a<{ $tone: ButtonTone | undefined; $quiet: boolean }>`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-block-size: ${({ $quiet }) => ($quiet ? '1.5rem' : '3rem')};
  color: ${({ $quiet }) => ($quiet ? 'var(--color-text-muted)' : 'var(--color-text)')};
  font-size: ${({ $quiet }) => ($quiet ? '0.875rem' : '1.1875rem')};
  font-weight: ${({ $quiet }) => ($quiet ? 600 : 500)};
  text-decoration: ${({ $quiet }) => ($quiet ? 'underline' : 'none')};

  & > svg {
    color: var(--color-${({ $tone }) => $tone ?? 'accent'});
  }

  &[aria-current='page'] {
    text-decoration: underline 2px var(--color-accent);
    text-underline-offset: 0.25em;
  }
`;

const City = styled.a`
  display: flex;
  flex-wrap: wrap;
  align-content: center;
  align-items: baseline;
  column-gap: 0.6em;
  min-block-size: 2.5rem;
  color: var(--color-text);
  font-size: 1.0625rem;
  font-weight: 500;
  line-height: 1.25;
  text-decoration: none;

  &[aria-current='page'] {
    text-decoration: underline 2px var(--color-accent);
    text-underline-offset: 0.25em;
  }
`;

const Small = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 0.4em;
  min-block-size: 2.75rem;
  color: var(--color-link);
  font-size: 1.0625rem;
  font-weight: 600;
  text-decoration: none;
`;

const Notes = styled.p`
  padding-block-end: var(--space-5);
  color: var(--color-text-muted);
  font-size: 1rem;
`;
