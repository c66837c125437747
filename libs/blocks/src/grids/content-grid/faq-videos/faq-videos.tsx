import { BlockSlot } from '@skein/cms-client';
import { styled } from 'styled-components';
import { CardGrid } from '../frame/card-grid.tsx';
import type { FaqVideosProps } from './faq-videos.content.ts';

export type { FaqVideosProps };

/** Questions, each with a tile that opens the film with the answer. Questions of an FAQ use the same tile. */
export function FaqVideos(props: FaqVideosProps) {
  return (
    <CardGrid grid={props} most="three" gap={8} wide>
      {({ title, description, node }) => (
        <Answer>
          <BlockSlot node={node} />
          {title !== undefined && description !== undefined && <About>{description}</About>}
        </Answer>
      )}
    </CardGrid>
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
