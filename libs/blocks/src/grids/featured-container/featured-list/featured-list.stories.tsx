import { story } from '../../../testing/story.ts';
import { featuredContainer } from '../featured-container.block.ts';
import * as fixtures from './featured-list.fixtures.ts';
import { FeaturedList } from './featured-list.tsx';

export default {
  title:
    'Blocks/Featured container/Featured container 1 · List of posts, the first one large · gfFeaturedContainer',
  id: 'blocks-featured-container-1-·-list-of-posts-the-first-one-large',
  component: FeaturedList,
  tags: ['grid-featured-1'],
};
const show = story(featuredContainer, FeaturedList);

export const Standard = { ...show(fixtures.featuredList), name: 'List of posts, the first one large' };
export const Alone = { ...show(fixtures.featuredListOne), name: 'One alone' };
export const OnInk = { ...show(fixtures.featuredListInk), name: 'On ink' };
export const Spanish = { ...Standard, name: 'In Spanish', globals: { language: 'es' } };
