import { withDefaults } from '@skein/cms-client';
import { paint, Picture, type Paint } from '@skein/ui';
import { styled } from 'styled-components';
import {
  CARD_SIZES,
  CardAction,
  CardSubtitle,
  CardText,
  CardTitle,
  levelUnder,
  PanelWords,
  PicturedPanel,
} from '../frame/card-parts.tsx';
import { GridCells } from '../frame/grid-cells.tsx';
import { GridFrame } from '../frame/grid-frame.tsx';
import { gridDefaults } from '../frame/grid.defaults.ts';
import type { CityOffersProps } from './city-offers.content.ts';

export type { CityOffersProps };

/** What is on offer in several cities: each with its skyline, on the color that its block has. */
export function CityOffers(given: CityOffersProps) {
  const { items, ...props } = withDefaults(given, gridDefaults);
  return (
    <GridFrame {...props}>
      <GridCells items={items} most="three">
        {({ title, subtitle, description, image, cta, backgroundColor, analyticsId }) => (
          <Offer $fill={backgroundColor} data-analytics-id={analyticsId}>
            <Picture image={image} aspect={4 / 3} sizes={CARD_SIZES} />
            <PanelWords>
              {title !== undefined && (
                <CardTitle level={levelUnder(props.title)} size={3}>
                  {title}
                </CardTitle>
              )}
              {subtitle !== undefined && <CardSubtitle>{subtitle}</CardSubtitle>}
              <CardText html={description} />
              <CardAction cta={cta} />
            </PanelWords>
          </Offer>
        )}
      </GridCells>
    </GridFrame>
  );
}

const Offer = styled(PicturedPanel)<Paint>`
  ${paint}
`;
