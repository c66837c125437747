import { list, variant, type PropsOf } from '@skein/cms-client';
import type { featuredFields } from '../frame/fields.shared.ts';
import { post } from '../frame/post.content.ts';

export const featuredList = variant({
  number: 1,
  label: 'List of posts, the first one large',
  use: 'The front of the blog.',
  avoid: 'Posts on other pages: take 2.',
  fields: { posts: list('gfPosts', post).help('The newest first') },
});

export interface FeaturedListProps extends PropsOf<typeof featuredFields, typeof featuredList.fields> {}
