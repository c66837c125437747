import type { ComponentType } from 'react';
import type {
  FeaturedContainerOf,
  FeaturedContainerProps,
  FeaturedContainerVariant,
} from './featured-container.block.ts';
import { FeaturedList } from './featured-list/featured-list.tsx';
import { FeaturedPost } from './featured-post/featured-post.tsx';

const variants: { readonly [V in FeaturedContainerVariant]: ComponentType<FeaturedContainerOf<V>> } = {
  featuredList: FeaturedList,
  featuredPost: FeaturedPost,
};

/** Blog posts in one of two variants: as a list of equals, or as one large post with more posts beside it. */
export function FeaturedContainer(props: FeaturedContainerProps) {
  const Variant = variants[props.variant] as ComponentType<FeaturedContainerProps>;
  return <Variant {...props} />;
}
