import { atLeast, levelUnder } from '@skein/ui';
import { styled } from 'styled-components';
import { CardText, CardTitle } from '../frame/card-parts.tsx';
import { GridFrame } from '../frame/grid-frame.tsx';
import type { PhoneTermsProps } from './phone-terms.content.ts';

export type { PhoneTermsProps };

/** Terms and conditions: the term on the left, its text on the right, and a thin line between two terms. */
export function PhoneTerms({ items, ...props }: PhoneTermsProps) {
  return (
    <GridFrame {...props}>
      <Terms role="list">
        {items.map(({ id, title, description }, index) => (
          <Term key={id ?? index}>
            <CardTitle level={levelUnder(props.title)}>{title}</CardTitle>
            <CardText html={description} />
          </Term>
        ))}
      </Terms>
    </GridFrame>
  );
}

const Terms = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  border-block-end: 1px solid var(--color-line);
  list-style: none;

  /* A sheet would end between the title and the first row of a grid. */
  @media print {
    display: block;
  }
`;

const Term = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2) var(--space-10);
  padding-block: var(--space-6);
  border-block-start: 1px solid var(--color-line);

  > :last-child {
    max-inline-size: var(--measure);
  }

  ${atLeast('medium')} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
  }

  @media print {
    display: block;
    break-inside: avoid;
  }
`;
