import { callToAction, list, one, variant, type PropsOf } from '@skein/cms-client';
import type { featuredFields } from '../frame/fields.shared.ts';
import { post } from '../frame/post.content.ts';

export const featuredPost = variant({
  number: 2,
  label: 'One post, and more of them',
  use: 'One post that matters on this page, with two or three more.',
  avoid: 'The front of the blog: take 1.',
  fields: {
    featured: one('gfFeaturedPost', post),
    posts: list('gfPosts', post).default([]).help('Up to three read well'),
    cta: one('gfCta', callToAction).optional().help('The way to all of them'),
  },
});

export interface FeaturedPostProps extends PropsOf<typeof featuredFields, typeof featuredPost.fields> {}
