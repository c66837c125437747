import { atLeast, levelUnder } from '@skein/ui';
import { styled } from 'styled-components';
import { disc } from '../../../parts/layout/disc.styles.ts';
import { CardText, CardTitle } from '../frame/card-parts.tsx';
import { CardGrid } from '../frame/card-grid.tsx';
import type { RoundedNumbersProps } from './rounded-numbers.content.ts';

export type { RoundedNumbersProps };

/** Steps with round numbers. A line connects the steps of a row. */
export function RoundedNumbers(props: RoundedNumbersProps) {
  return (
    <CardGrid grid={props} as="ol" gap={8}>
      {({ number, title, description }, index) => (
        <Step $last={index === props.items.length - 1 || (props.items.length > 4 && index % 4 === 3)}>
          <Number>{number ?? index + 1}</Number>
          <Words>
            <CardTitle level={levelUnder(props.title)}>{title}</CardTitle>
            <CardText html={description} />
          </Words>
        </Step>
      )}
    </CardGrid>
  );
}

const Step = styled.div<{ $last: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-4);
  align-content: start;

  ${atLeast('small')} {
    grid-template-columns: minmax(0, 1fr);
  }

  ${atLeast('full')} {
    &::before {
      position: absolute;
      inset-block-start: 1.75rem;
      inset-inline: calc(3.5rem + var(--space-2)) calc(-1 * var(--space-6));
      border-block-start: 2px solid var(--color-line-strong);
      content: ${({ $last }) => ($last ? 'none' : "''")};
    }
  }
`;

const Number = styled.span`
  ${disc('3.5rem')}
  border: 2px solid var(--color-accent);
  color: var(--color-accent);
  font-family: var(--font-heading);
  font-size: var(--heading-4);
  font-variant-numeric: tabular-nums;
  font-weight: 680;
`;

const Words = styled.div`
  display: grid;
  gap: var(--space-2);
  align-content: start;
`;
