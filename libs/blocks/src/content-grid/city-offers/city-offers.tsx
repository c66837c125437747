import { withDefaults } from '@skein/cms-client';
import { paint, Picture, type Paint } from '@skein/ui';
import { styled } from 'styled-components';
import { CardAction, CardText, CardTitle, levelUnder, Panel } from '../frame/card-parts.tsx';
import { GridCells } from '../frame/grid-cells.tsx';
import { GridFrame } from '../frame/grid-frame.tsx';
import { gridDefaults } from '../frame/grid.defaults.ts';
import type { CityOffersProps } from './city-offers.content.ts';

export type { CityOffersProps };

/** What is on offer in several cities: each with its skyline, on the colour that its block has. */
export function CityOffers(given: CityOffersProps) {
  const { items, ...props } = withDefaults(given, gridDefaults);
  return (
    <GridFrame {...props}>
      <GridCells items={items} most="three">
        {({ title, subtitle, description, image, cta, backgroundColor, analyticsId }) => (
          <Offer $fill={backgroundColor} data-analytics-id={analyticsId}>
            <Picture
              image={image}
              aspect={4 / 3}
              sizes="(min-width: 1300px) 390px, (min-width: 960px) 32vw, (min-width: 620px) 46vw, 100vw"
            />
            <Words>
              {title !== undefined && (
                <CardTitle level={levelUnder(props.title)} size={3}>
                  {title}
                </CardTitle>
              )}
              {subtitle !== undefined && <Subtitle>{subtitle}</Subtitle>}
              <CardText html={description} />
              <CardAction cta={cta} />
            </Words>
          </Offer>
        )}
      </GridCells>
    </GridFrame>
  );
}

const Offer = styled(Panel)<Paint>`
  gap: 0;
  align-items: stretch;
  padding: 0;
  overflow: clip;
  ${paint}
`;

const Words = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: start;
  gap: var(--space-3);
  padding: clamp(var(--space-5), 3cqi, var(--space-8));
`;

const Subtitle = styled.p`
  margin: 0;
  font-weight: 600;
  line-height: 1.4;
`;
