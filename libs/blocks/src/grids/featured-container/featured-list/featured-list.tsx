import { styled } from 'styled-components';
import { GridCells } from '../../content-grid/frame/grid-cells.tsx';
import { GridFrame } from '../../content-grid/frame/grid-frame.tsx';
import { PostCard } from '../frame/post-card.tsx';
import type { FeaturedListProps } from './featured-list.content.ts';

export type { FeaturedListProps };

/** List of posts of type 1: the first post is large, and the other posts are three in a row. */
export function FeaturedList({ posts, ...props }: FeaturedListProps) {
  const [first, ...others] = posts;
  const level = props.title === undefined ? 2 : 3;
  return (
    <GridFrame {...props}>
      <Posts>
        {first && <PostCard {...first} level={level} size="large" />}
        {others.length > 0 && (
          <GridCells items={others} most="three" gap={8}>
            {(post) => <PostCard {...post} level={level} size="small" />}
          </GridCells>
        )}
      </Posts>
    </GridFrame>
  );
}

const Posts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(var(--space-10), 5cqi, var(--space-16));
`;
