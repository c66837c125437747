'use client';

import { Glyph, HeadingTag } from '@skein/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { Apartment } from '../data/read-apartments.ts';
import { useFinder } from './finder-context.ts';
import type { FinderWords } from './finder-words.ts';
import { nextGlyph } from './icons.ts';
import { Status } from './status.tsx';

export type ApartmentCardProps = {
  readonly apartment: Apartment;
  readonly words: FinderWords;
};

/** Draws a building in the list. The whole card links to the building's details. */
export function ApartmentCard({ apartment, words }: ApartmentCardProps): ReactElement {
  const { id, name, street, place, ready } = apartment;
  const { href, follow, address } = useFinder();
  const select = { type: 'select', apartment: id } as const;
  return (
    <Card data-ready={ready ? '' : undefined}>
      <Name level={3}>
        <a
          href={href(select)}
          onClick={(event) => follow(event, select)}
          data-apartment={id}
          aria-current={address.apartment === id ? 'true' : undefined}
        >
          {name}
        </a>
      </Name>
      <Where>
        {street}
        {place !== '' && <span>{place}</span>}
      </Where>
      <Row>
        <Status ready={ready} words={words} />
        <Next aria-hidden="true">
          {ready ? words.availableCard : words.comingCard}
          <Glyph path={nextGlyph} size={18} />
        </Next>
      </Row>
    </Card>
  );
}

const Card = styled.article`
  position: relative;
  display: grid;
  gap: var(--space-1);
  padding: var(--space-5);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-medium);
  background: var(--color-surface-raised);
  transition: border-color var(--duration-fast) var(--ease-out);

  &:hover,
  &:has([aria-current]) {
    border-color: var(--color-accent);
  }

  &:has(a:focus-visible) {
    outline: 3px solid var(--color-focus);
    outline-offset: 2px;
  }
`;

const Name = styled(HeadingTag)`
  font-size: var(--heading-4);
  line-height: 1.2;
  overflow-wrap: anywhere;

  > a {
    color: inherit;
    text-decoration: none;
    outline: none;
  }

  > a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--radius-medium);
  }
`;

const Where = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-small);

  > span {
    display: block;
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  margin-block-start: var(--space-3);
`;

const Next = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  color: var(--color-link);
  font-size: var(--text-small);
  font-weight: 650;
`;
