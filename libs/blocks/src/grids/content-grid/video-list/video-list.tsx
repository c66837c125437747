import { BlockSlot } from '@skein/cms-client';
import { atLeast, levelUnder } from '@skein/ui';
import { styled } from 'styled-components';
import { CardTitle } from '../frame/card-parts.tsx';
import { GridFrame } from '../frame/grid-frame.tsx';
import type { VideoListProps } from './video-list.content.ts';

export type { VideoListProps };

/** Films below each other, each with words beside the film. */
export function VideoList({ items, ...props }: VideoListProps) {
  return (
    <GridFrame {...props}>
      <Films role="list">
        {items.map(({ id, title, description, node }, index) => (
          <Film key={id ?? index}>
            <BlockSlot node={node} />
            <Words>
              {title !== undefined && (
                <CardTitle level={levelUnder(props.title)} size={3}>
                  {title}
                </CardTitle>
              )}
              {description !== undefined && <About>{description}</About>}
            </Words>
          </Film>
        ))}
      </Films>
    </GridFrame>
  );
}

const Films = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(var(--space-8), 4cqi, var(--space-12));
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Film = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4) clamp(var(--space-6), 5cqi, var(--space-16));
  align-items: center;

  ${atLeast('medium')} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`;

const Words = styled.div`
  display: grid;
  gap: var(--space-3);
`;

const About = styled.p`
  margin: 0;
  max-inline-size: var(--measure);
  color: var(--color-text-muted);
`;
