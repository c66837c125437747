import { BlockSlot, withDefaults } from '@skein/cms-client';
import { styled } from 'styled-components';
import { GridCells } from '../frame/grid-cells.tsx';
import { GridFrame } from '../frame/grid-frame.tsx';
import { gridDefaults } from '../frame/grid.defaults.ts';
import type { FaqVideosProps } from './faq-videos.content.ts';

export type { FaqVideosProps };

/** A question each, and behind it the film that answers it: the tile that stands under questions, too. */
export function FaqVideos(given: FaqVideosProps) {
  const { items, ...props } = withDefaults(given, gridDefaults);
  return (
    <GridFrame {...props}>
      <GridCells items={items} most="three" gap={8} wide>
        {({ title, description, node }) => (
          <Answer>
            <BlockSlot node={node} />
            {title !== undefined && description !== undefined && <About>{description}</About>}
          </Answer>
        )}
      </GridCells>
    </GridFrame>
  );
}

const Answer = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  align-content: start;
`;

const About = styled.p`
  margin: 0;
  color: var(--color-text-muted);
  font-size: var(--text-small);
`;
