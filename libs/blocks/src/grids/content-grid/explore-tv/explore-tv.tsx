import { Picture, levelUnder } from '@skein/ui';
import { styled } from 'styled-components';
import { CardAction, CardText, CardTitle } from '../frame/card-parts.tsx';
import { CardGrid } from '../frame/card-grid.tsx';
import type { ExploreTvProps } from './explore-tv.content.ts';

export type { ExploreTvProps };

/** TV programs. The picture of each program fills a drawn screen, and the words are below the picture. */
export function ExploreTv(props: ExploreTvProps) {
  return (
    <CardGrid grid={props} most="three" gap={5} wide>
      {({ title, subtitle, description, image, cta, analyticsId }) => (
        <Screen data-theme="ink" data-analytics-id={analyticsId}>
          <Picture
            image={image}
            aspect={16 / 9}
            objectFit="cover"
            rounded="medium"
            sizes={
              props.items.length === 1
                ? '(min-width: 1300px) 1200px, 100vw'
                : '(min-width: 960px) 600px, 100vw'
            }
          />
          <Words>
            {subtitle !== undefined && <Kicker>{subtitle}</Kicker>}
            {title !== undefined && (
              <CardTitle level={levelUnder(props.title)} size={3}>
                {title}
              </CardTitle>
            )}
            <CardText html={description} />
            <CardAction cta={cta} />
          </Words>
        </Screen>
      )}
    </CardGrid>
  );
}

const Screen = styled.article`
  display: grid;
  grid-template-rows: auto 1fr;
  padding: var(--space-3);
  border-radius: var(--radius-large);
  background-color: var(--color-surface);
  color: var(--color-text);
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: var(--space-2);
  padding: var(--space-5) var(--space-4) var(--space-4);
`;

const Kicker = styled.p`
  margin: 0;
  color: var(--color-accent);
  font-size: var(--text-small);
  font-weight: 650;
`;
