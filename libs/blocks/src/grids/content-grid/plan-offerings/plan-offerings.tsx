import { levelUnder } from '@skein/ui';
import { styled } from 'styled-components';

import { GridCells } from '../frame/grid-cells.tsx';
import { GridFrame } from '../frame/grid-frame.tsx';
import type { PlanOfferingsProps } from './plan-offerings.content.ts';
import { PlanOffering } from './plan-offering.tsx';

export type { PlanOfferingsProps };

/** Plans side by side. An editor may highlight one plan. The features of a plan open below its price. */
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

/** A single plan is narrower than the page. */
const Row = styled.div`
  &:not(:has(li ~ li)) {
    max-inline-size: var(--column-form);
  }
`;
