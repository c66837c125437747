import { atLeast } from '@skein/ui';
import { Children, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { cardColumns, type CardColumns } from './card-columns.ts';

export interface CityCardsProps {
  readonly count: number;
  readonly children: ReactNode;
}

/** Draws the cards of a state as a list. Number of cards and available width decide the number of columns. */
export function CityCards({ count, children }: CityCardsProps) {
  return (
    <Cells role="list" $columns={cardColumns(count)}>
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </Cells>
  );
}

const Cells = styled.ul<{ $columns: CardColumns }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    min-inline-size: 0;
  }

  ${atLeast('small')} {
    grid-template-columns: repeat(${({ $columns }) => $columns.medium}, minmax(0, 1fr));
  }

  ${atLeast('full')} {
    grid-template-columns: repeat(${({ $columns }) => $columns.large}, minmax(0, 1fr));
  }
`;
