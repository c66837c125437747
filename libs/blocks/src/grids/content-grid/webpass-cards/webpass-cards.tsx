import { atLeast, Picture, levelUnder } from '@skein/ui';
import { styled } from 'styled-components';
import { CARD_SIZES, CardAction, CardText, CardTitle, Panel } from '../frame/card-parts.tsx';
import { CardGrid } from '../frame/card-grid.tsx';
import type { WebpassCardsProps } from './webpass-cards.content.ts';

export type { WebpassCardsProps };

/**
 * Cards for groups of web-pass customers (web-pass: internet service for whole buildings). Words overlap each picture's
 * lower edge.
 */
export function WebpassCards(props: WebpassCardsProps) {
  return (
    <CardGrid grid={props} most="three" gap={8}>
      {({ title, description, image, cta }) => (
        <Card>
          <Picture image={image} aspect={4 / 3} rounded="large" sizes={CARD_SIZES} />
          <Sheet>
            <CardTitle level={levelUnder(props.title)} size={3}>
              {title}
            </CardTitle>
            <CardText html={description} />
            <CardAction cta={cta} />
          </Sheet>
        </Card>
      )}
    </CardGrid>
  );
}

const Card = styled.article`
  display: grid;
  grid-template-rows: auto 1fr;
`;

const Sheet = styled(Panel)`
  position: relative;
  margin-block-start: -1.75rem;
  margin-inline: var(--space-4);
  border-color: transparent;
  border-radius: var(--radius-medium);
  box-shadow: var(--shadow-float);

  /* Three narrow cards in a row need their room for words. */
  ${atLeast('medium')} {
    margin-inline: var(--space-2);
    padding: var(--space-4);
  }

  ${atLeast('full')} {
    margin-inline: var(--space-5);
    padding: var(--space-8);
  }
`;
