import { story } from '../../testing/story.ts';
import { carouselBlock } from '../carousel-block.block.ts';
import * as fixtures from './gaming-stories.fixtures.ts';
import { GamingStories } from './gaming-stories.tsx';

export default {
  title: 'Carousels/Carousel/Carousel 2 · Gaming stories · gfCarousel',
  id: 'carousels-carousel-2-·-gaming-stories',
  component: GamingStories,
  tags: ['carousel-2'],
};
const show = story(carouselBlock, GamingStories);

export const Type2Standard = { ...show(fixtures.gamingStoriesBasic), name: '2 · Three stories' };
export const Type2Two = { ...show(fixtures.gamingStoriesTwoOnInk), name: '2 · Two on ink, without a title' };
export const Type2One = { ...show(fixtures.gamingStoriesOne), name: '2 · One' };
export const Type2None = { ...show(fixtures.gamingStoriesNone), name: '2 · None' };
export const Type2Long = {
  ...show(fixtures.gamingStoriesLong),
  name: '2 · Too long for a window, and without a picture',
};
export const Type2Many = {
  ...show(fixtures.gamingStoriesMany),
  // A picture of this story would be useless, because the story is as high as two hundred windows.
  tags: ['!visual'],
  parameters: { chromatic: { disableSnapshot: true } },
  name: '2 · Two hundred',
};
export const Type2Spanish = { ...Type2Standard, name: '2 · In Spanish', globals: { language: 'es' } };
