import { Picture, levelUnder } from '@skein/ui';
import { styled } from 'styled-components';
import {
  CARD_SIZES,
  CardAction,
  CardText,
  CardTitle,
  PanelWords,
  PicturedPanel,
} from '../frame/card-parts.tsx';
import { CheckedList } from '../frame/checked-list.tsx';
import { CardGrid } from '../frame/card-grid.tsx';
import type { TvChoicesProps } from './tv-choices.content.ts';

export type { TvChoicesProps };

/** Ways to watch TV. Each card has a picture on a drawn screen, a price and a list of features. */
export function TvChoices(props: TvChoicesProps) {
  return (
    <CardGrid grid={props} most="three">
      {({ title, topLabel, price, description, features, image, cta }) => (
        <PicturedPanel>
          <Screen>
            <Picture image={image} aspect={16 / 10} sizes={CARD_SIZES} />
            {topLabel !== undefined && <Label>{topLabel}</Label>}
          </Screen>
          <PanelWords>
            <CardTitle level={levelUnder(props.title)} size={3}>
              {title}
            </CardTitle>
            {price !== undefined && <Price>{price}</Price>}
            <CardText html={description} />
            {features !== undefined && <CheckedList html={features} />}
            <CardAction cta={cta} />
          </PanelWords>
        </PicturedPanel>
      )}
    </CardGrid>
  );
}

const Screen = styled.div`
  position: relative;
  border-block-end: 1px solid var(--color-line);
`;

const Label = styled.p`
  position: absolute;
  inset-block-start: var(--space-4);
  inset-inline-start: var(--space-4);
  max-inline-size: calc(100% - 2 * var(--space-4));
  margin: 0;
  padding: 0.3em 0.9em;
  border-radius: var(--radius-pill);
  background-color: var(--ink);
  color: var(--paper);
  font-size: var(--text-small);
  font-weight: 600;
`;

const Price = styled.p`
  margin: 0;
  color: var(--color-accent);
  font-weight: 650;
`;
