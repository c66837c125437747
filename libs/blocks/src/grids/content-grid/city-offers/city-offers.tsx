import { paint, Picture, type Paint, levelUnder } from '@skein/ui';
import { styled } from 'styled-components';
import {
  CARD_SIZES,
  CardAction,
  CardSubtitle,
  CardText,
  CardTitle,
  PanelWords,
  PicturedPanel,
} from '../frame/card-parts.tsx';
import { CardGrid } from '../frame/card-grid.tsx';
import type { CityOffersProps } from './city-offers.content.ts';

export type { CityOffersProps };

/** Offers in several cities. Each offer has the city's skyline and its own background color. */
export function CityOffers(props: CityOffersProps) {
  return (
    <CardGrid grid={props} most="three">
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
    </CardGrid>
  );
}

const Offer = styled(PicturedPanel)<Paint>`
  ${paint}
`;
