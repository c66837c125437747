import { entry, t } from '@skein/cms-client';
import { goTo } from '../../../testing/calls.fixtures.ts';
import { posts } from '../../../testing/posts.fixtures.ts';
import { longTitle } from '../../../testing/texts.fixtures.ts';
import { featuredContainer } from '../featured-container.block.ts';
import { post } from '../frame/post.content.ts';
import { pictures } from '../../../testing/artwork.fixtures.ts';

const [first, ...others] = posts;

export const featuredPost = entry(featuredContainer, 'featured-post', {
  variant: 'featuredPost',
  title: t('From the blog', 'Del blog'),
  featured: first,
  posts: others,
  cta: goTo('featured-blog', 'All posts', 'Todas las entradas', '/blog', 'outline'),
});
export const featuredPostAlone = entry(featuredContainer, 'featured-post-alone', {
  variant: 'featuredPost',
  featured: first,
  backgroundColor: 'amber-soft',
});
export const featuredPostLong = entry(featuredContainer, 'featured-post-long', {
  variant: 'featuredPost',
  title: longTitle,
  featured: entry(post, 'post-long', { title: longTitle, image: pictures.street, published: '2026-03-01' }),
  posts: others,
  backgroundColor: 'ink',
});
