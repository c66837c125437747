import { withDefaults } from '@skein/cms-client';
import { atLeast } from '@skein/ui';
import { styled } from 'styled-components';
import { GridFrame } from '../../content-grid/frame/grid-frame.tsx';
import { PostCard } from '../frame/post-card.tsx';
import type { FeaturedPostProps } from './featured-post.content.ts';

export type { FeaturedPostProps };

/** List of posts of type 2: one large post, more posts in rows beside it, and a link to all posts. */
export function FeaturedPost(given: FeaturedPostProps) {
  const { featured, posts, ...props } = withDefaults(given, { posts: [] });
  const level = props.title === undefined ? 2 : 3;
  return (
    <GridFrame {...props}>
      <Sides $alone={posts.length === 0}>
        <PostCard {...featured} level={level} size={posts.length === 0 ? 'large' : 'medium'} />
        {posts.length > 0 && (
          <More role="list">
            {posts.map((post, index) => (
              <li key={post.id ?? index}>
                <PostCard {...post} level={level} size="row" />
              </li>
            ))}
          </More>
        )}
      </Sides>
    </GridFrame>
  );
}

const Sides = styled.div<{ $alone: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8) clamp(var(--space-8), 6cqi, var(--space-20));

  ${atLeast('medium')} {
    ${({ $alone }) => !$alone && 'grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);'}
  }
`;

const More = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-6);
  margin: 0;
  padding: 0;
  list-style: none;

  > li ~ li {
    padding-block-start: var(--space-6);
    border-block-start: 1px solid var(--color-line);
  }
`;
