import { BlockSlot, withDefaults } from '@skein/cms-client';
import { styled } from 'styled-components';
import { CardTitle, levelUnder } from '../frame/card-parts.tsx';
import { GridCells } from '../frame/grid-cells.tsx';
import { GridFrame } from '../frame/grid-frame.tsx';
import { gridDefaults } from '../frame/grid.defaults.ts';
import type { YoutubeEmbedsProps } from './youtube-embeds.content.ts';

export type { YoutubeEmbedsProps };

/** Films on somebody else's player, two in a row. Nothing of the host's loads before a click. */
export function YoutubeEmbeds(given: YoutubeEmbedsProps) {
  const { items, ...props } = withDefaults(given, gridDefaults);
  return (
    <GridFrame {...props}>
      <GridCells items={items} span={items.length === 1 ? 12 : 6} gap={8} wide>
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
      </GridCells>
    </GridFrame>
  );
}

const Screen = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  align-content: start;
  margin: 0;
`;
