import { levelUnder } from '@skein/ui';
import { BlockSlot } from '@skein/cms-client';
import { styled } from 'styled-components';
import { CardTitle } from '../frame/card-parts.tsx';
import { CardGrid } from '../frame/card-grid.tsx';
import type { YoutubeEmbedsProps } from './youtube-embeds.content.ts';

export type { YoutubeEmbedsProps };

/** Films in another site's player, two in a row. The player loads only after a click. */
export function YoutubeEmbeds(props: YoutubeEmbedsProps) {
  return (
    <CardGrid grid={props} span={props.items.length === 1 ? 12 : 6} gap={8} wide>
      {({ title, node }) => (
        <Screen>
          <BlockSlot node={node} />
          {title !== undefined && (
            <figcaption>
              <CardTitle level={levelUnder(props.title)}>{title}</CardTitle>
            </figcaption>
          )}
        </Screen>
      )}
    </CardGrid>
  );
}

const Screen = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  align-content: start;
  margin: 0;
`;
