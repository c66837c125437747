import { withDefaults } from '@skein/cms-client';
import { atLeast } from '@skein/ui';
import { styled } from 'styled-components';
import { CardText, CardTitle, IconDisc, levelUnder } from '../frame/card-parts.tsx';
import { GridCells } from '../frame/grid-cells.tsx';
import { GridFrame } from '../frame/grid-frame.tsx';
import { gridDefaults } from '../frame/grid.defaults.ts';
import { itemDefaults } from '../items/item.defaults.ts';
import type { NeighborhoodBenefitsProps } from './neighborhood-benefits.content.ts';

export type { NeighborhoodBenefitsProps };

/** What a street gets: an icon and a few words each, under a hairline. */
export function NeighborhoodBenefits(given: NeighborhoodBenefitsProps) {
  const { items, ...props } = withDefaults(given, gridDefaults);
  return (
    <GridFrame {...props}>
      <GridCells items={items} gap={8}>
        {({ icon = itemDefaults.neighborhoodIcon, title, description }) => (
          <Benefit>
            <IconDisc name={icon} />
            <Words>
              <CardTitle level={levelUnder(props.title)}>{title}</CardTitle>
              <CardText html={description} />
            </Words>
          </Benefit>
        )}
      </GridCells>
    </GridFrame>
  );
}

const Benefit = styled.article`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-5);
  align-content: start;
  padding-block-start: var(--space-6);
  border-block-start: 1.5px solid var(--color-line-strong);

  ${atLeast('small')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Words = styled.div`
  display: grid;
  gap: var(--space-2);
  align-content: start;
`;
