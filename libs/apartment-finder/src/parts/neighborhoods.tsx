'use client';

import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { ALL_NEIGHBORHOODS } from '../address/finder-address.ts';
import type { FinderNeighborhood } from '../city/finder-city.ts';
import { controlTexts } from '../texts/finder.texts.ts';
import { useFinder } from './finder-context.ts';

export type NeighborhoodsProps = {
  readonly choices: readonly FinderNeighborhood[];
  readonly onChosen?: (() => void) | undefined;
};

/** Lists the whole city, and every neighborhood that has a building with fiber. */
export function Neighborhoods({ choices, onChosen }: NeighborhoodsProps): ReactElement {
  const { address, href, follow, say } = useFinder();
  const everything = { key: ALL_NEIGHBORHOODS, name: say(controlTexts.allNeighborhoods) };
  return (
    <List>
      {[everything, ...choices].map(({ key, name }) => {
        const choose = { type: 'choose', neighborhood: key } as const;
        return (
          <li key={key}>
            <a
              href={href(choose)}
              aria-current={address.neighborhood === key ? 'true' : undefined}
              onClick={(event) => {
                follow(event, choose);
                if (event.defaultPrevented) onChosen?.();
              }}
            >
              {name}
            </a>
          </li>
        );
      })}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;

  a {
    display: block;
    padding: var(--space-3) var(--space-4);
    border-radius: var(--radius-small);
    color: inherit;
    text-decoration: none;
  }

  a:hover {
    background: var(--color-surface-sunken);
  }

  a[aria-current] {
    background: var(--color-accent-soft);
    font-weight: 650;
  }
`;
