import { story } from '../../../testing/story.ts';
import { featuredContainer } from '../featured-container.block.ts';
import * as fixtures from './featured-post.fixtures.ts';
import { FeaturedPost } from './featured-post.tsx';

export default {
  title: 'Blocks/Featured container/Featured container 2 · One post, and more of them · gfFeaturedContainer',
  id: 'blocks-featured-container-2-·-one-post-and-more-of-them',
  component: FeaturedPost,
  tags: ['grid-featured-2'],
};
const show = story(featuredContainer, FeaturedPost);

export const Standard = { ...show(fixtures.featuredPost), name: 'One post, and more of them' };
export const Alone = { ...show(fixtures.featuredPostAlone), name: 'One alone' };
export const OnInk = { ...show(fixtures.featuredPostLong), name: 'On ink' };
export const Spanish = { ...Standard, name: 'In Spanish', globals: { language: 'es' } };
