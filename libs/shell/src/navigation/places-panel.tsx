import { styled } from 'styled-components';
import { ItemLabel } from './item-label.tsx';
import { linkProps } from './link-props.ts';
import { MenuFoot } from './menu-foot.tsx';
import type { NavigationGroup, NavigationItem } from './navigation.content.ts';

export type PlacesPanelProps = {
  item: NavigationItem;
  currentPath: string;
};

/** Draws the places with service, in columns. Each state is a group. */
export function PlacesPanel({ item, currentPath }: PlacesPanelProps) {
  const { items = [] } = item;
  return (
    <>
      <Columns>
        {items.map((group) => (
          <State key={group.id ?? group.label}>
            <StateName group={group} currentPath={currentPath} />
            {group.items && group.items.length > 0 && (
              <Cities>
                {group.items.map((place) => (
                  <li key={place.id ?? place.label}>
                    <City {...linkProps(place, currentPath)}>
                      <ItemLabel item={place} />
                    </City>
                  </li>
                ))}
              </Cities>
            )}
          </State>
        ))}
      </Columns>
      <MenuFoot item={item} currentPath={currentPath} />
    </>
  );
}

type StateNameProps = { group: NavigationGroup; currentPath: string };

function StateName({ group: { url, ...group }, currentPath }: StateNameProps) {
  return (
    <Name>
      {url === undefined ? group.label : <a {...linkProps({ ...group, url }, currentPath)}>{group.label}</a>}
    </Name>
  );
}

const Columns = styled.ul`
  padding: var(--menu-inset, 0) var(--menu-inset, 0) var(--space-2);
  columns: 4 8.5rem;
  column-gap: var(--space-6);
`;

const State = styled.li`
  break-inside: avoid;
  padding-block-end: var(--space-4);
`;

const Name = styled.span`
  display: block;
  padding-block: var(--space-1);
  color: var(--color-text-muted);
  font-size: 0.8125rem;
  font-weight: 600;
  letter-spacing: 0.01em;

  & > a {
    color: inherit;
    text-decoration-color: var(--color-line-strong);
  }

  & > a:hover {
    color: var(--color-accent);
  }
`;

const Cities = styled.ul`
  display: grid;
`;

const City = styled.a`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: 0.6em;
  padding-block: 0.28rem;
  border-radius: 4px;
  color: var(--color-text);
  font-size: 1rem;
  font-weight: 500;
  line-height: 1.3;
  text-decoration: none;

  &:hover {
    color: var(--color-accent);
    text-decoration: underline;
  }

  &[aria-current='page'] {
    text-decoration: underline 2px var(--color-accent);
    text-underline-offset: 0.25em;
  }
`;
