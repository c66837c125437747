import { Icon } from '@skein/ui';
import { styled } from 'styled-components';
import type { CityContent } from '../city/city.content.ts';
import { isActive } from '../navigation/active-item.ts';
import { Dropdown } from '../navigation/dropdown.tsx';
import { linkProps } from '../navigation/link-props.ts';
import { menuLink } from '../navigation/menu-link.styles.ts';
import { BarLink } from '../navigation/primary-nav.tsx';
import type { SupportEntry } from './support-entry.ts';

export type CityLinkProps = {
  city: CityContent;
  currentPath: string;
};

/** Draws a link to the city of the current page, beside the logo. */
export function CityLink({ city, currentPath }: CityLinkProps) {
  return (
    <Name {...linkProps(city, currentPath)}>
      <Icon name="pin" size={18} />
      <span>{city.name}</span>
    </Name>
  );
}

export type SupportNavProps = {
  entry: SupportEntry;
  currentPath: string;
};

/** Draws the Support entry of a city: a link, or a menu if the city has more than one support page. */
export function SupportNav({ entry, currentPath }: SupportNavProps) {
  if (entry.kind === 'link') {
    return <BarLink item={entry} currentPath={currentPath} />;
  }
  return (
    <Dropdown label={entry.label} active={entry.items.some((item) => isActive(item, currentPath))}>
      <List>
        {entry.items.map((item) => (
          <li key={item.url}>
            <Item {...linkProps(item, currentPath)}>{item.label}</Item>
          </li>
        ))}
      </List>
    </Dropdown>
  );
}

const Name = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 0.3rem;
  min-inline-size: 0;
  min-block-size: 2.75rem;
  color: var(--color-text);
  font-family: var(--font-heading);
  font-size: 1.0625rem;
  font-weight: 600;
  letter-spacing: -0.015em;
  text-decoration: none;

  & > svg {
    color: var(--color-accent);
  }

  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  &:hover {
    color: var(--color-accent);
  }

  &[aria-current='page'] > span {
    text-decoration: underline 2px var(--color-accent);
    text-underline-offset: 0.3em;
  }
`;

const List = styled.ul`
  display: grid;
  min-inline-size: 13rem;
  padding: var(--space-2);
`;

const Item = styled.a`
  ${menuLink}

  &[aria-current='page'] {
    text-decoration: underline 2px var(--color-accent);
    text-underline-offset: 0.25em;
  }
`;
