import { story } from '../../testing/story.ts';
import { carouselBlock } from '../carousel-block.block.ts';
import * as fixtures from './videos.fixtures.ts';
import { Videos } from './videos.tsx';

export default {
  title: 'Carousels/Carousel/Carousel 4 · Videos · gfCarousel',
  id: 'carousels-carousel-4-·-videos',
  component: Videos,
  tags: ['carousel-4'],
};
const show = story(carouselBlock, Videos);

export const Type4Standard = {
  ...show(fixtures.videosBasic),
  name: '4 · Three films, moves by itself, on ink',
};
export const Type4Two = { ...show(fixtures.videosTwo), name: '4 · Two, without a title' };
export const Type4One = { ...show(fixtures.videosOne), name: '4 · One' };
export const Type4None = { ...show(fixtures.videosNone), name: '4 · None' };
export const Type4Spanish = { ...Type4Standard, name: '4 · In Spanish', globals: { language: 'es' } };
