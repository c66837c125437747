import { atLeast, levelUnder } from '@skein/ui';
import { styled } from 'styled-components';
import { CardText, CardTitle, IconDisc } from '../frame/card-parts.tsx';
import { CardGrid } from '../frame/card-grid.tsx';
import { itemDefaults } from '../items/item.defaults.ts';
import type { NeighborhoodBenefitsProps } from './neighborhood-benefits.content.ts';

export type { NeighborhoodBenefitsProps };

/** Benefits for a neighborhood: an icon and a few words each, under a thin line. */
export function NeighborhoodBenefits(props: NeighborhoodBenefitsProps) {
  return (
    <CardGrid grid={props} gap={8}>
      {({ icon = itemDefaults.neighborhoodIcon, title, description }) => (
        <Benefit>
          <IconDisc name={icon} />
          <Words>
            <CardTitle level={levelUnder(props.title)}>{title}</CardTitle>
            <CardText html={description} />
          </Words>
        </Benefit>
      )}
    </CardGrid>
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
