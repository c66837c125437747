import { styled } from 'styled-components';
import type { CityContent } from '../city/city.content.ts';
import { BarLink } from '../navigation/primary-nav.tsx';
import { CityLink } from './city-entry.tsx';
import type { SupportEntry } from './support-entry.ts';

export type DrawerCityProps = {
  city: CityContent;
  support: SupportEntry | undefined;
  currentPath: string;
};

/** Draws a city and its support pages in the drawer, without a menu. */
export function DrawerCity({ city, support, currentPath }: DrawerCityProps) {
  const links = support === undefined ? [] : support.kind === 'link' ? [support] : support.items;
  return (
    <Box>
      <CityLink city={city} currentPath={currentPath} />
      {links.length > 0 && (
        <Links>
          {links.map((link) => (
            <li key={link.url}>
              <BarLink item={link} currentPath={currentPath} />
            </li>
          ))}
        </Links>
      )}
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--space-2);
  margin-block-end: var(--space-2);
  padding: var(--space-1) var(--space-4);
  border-radius: var(--radius-medium);
  background: var(--color-surface-sunken);
`;

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  margin-inline-end: -0.5rem;
`;
