import { styled } from 'styled-components';
import { levelUnder } from '../frame/card-parts.tsx';
import { GridCells } from '../frame/grid-cells.tsx';
import { GridFrame } from '../frame/grid-frame.tsx';
import type { PlanOfferingsProps } from './plan-offerings.content.ts';
import { PlanOffering } from './plan-offering.tsx';

export type { PlanOfferingsProps };

/** Plans beside each other; one may be set apart. What is in a plan opens under its price. */
export function PlanOfferings({ items, ...props }: PlanOfferingsProps) {
  return (
    <GridFrame {...props}>
      <Row>
        <GridCells items={items} gap={5}>
          {(plan) => <PlanOffering {...plan} level={levelUnder(props.title)} />}
        </GridCells>
      </Row>
    </GridFrame>
  );
}

/** One plan alone is not as wide as the page. */
const Row = styled.div`
  &:not(:has(li ~ li)) {
    max-inline-size: var(--column-form);
  }
`;
