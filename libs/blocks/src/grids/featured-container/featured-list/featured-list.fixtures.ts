import { entry, t } from '@skein/cms-client';
import { posts } from '../../../testing/posts.fixtures.ts';
import { featuredContainer } from '../featured-container.block.ts';

export const featuredList = entry(featuredContainer, 'featured-list', {
  variant: 'featuredList',
  title: t('Fresh from the trench', 'Recién salido de la zanja'),
  posts,
});
export const featuredListOne = entry(featuredContainer, 'featured-list-one', {
  variant: 'featuredList',
  posts: posts.slice(0, 1),
});
export const featuredListInk = entry(featuredContainer, 'featured-list-ink', {
  variant: 'featuredList',
  title: t('Fresh from the trench', 'Recién salido de la zanja'),
  description: t('<p>Every other Wednesday.</p>', '<p>Un miércoles sí y otro no.</p>'),
  posts: posts.slice(0, 3),
  backgroundColor: 'ink',
});
