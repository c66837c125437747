import { story } from '../../testing/story.ts';
import { carouselBlock } from '../carousel-block.block.ts';
import * as fixtures from './testimonials.fixtures.ts';
import { Testimonials } from './testimonials.tsx';

export default {
  title: 'Carousels/Carousel/Carousel 1 · Testimonials · gfCarousel',
  id: 'carousels-carousel-1-·-testimonials',
  component: Testimonials,
  tags: ['carousel-1'],
};
const show = story(carouselBlock, Testimonials);

export const Type1Odd = { ...show(fixtures.testimonialsOdd), name: '1 · An odd number, moves by itself' };
export const Type1Even = { ...show(fixtures.testimonialsEven), name: '1 · An even number, on ink' };
export const Type1One = { ...show(fixtures.testimonialsOne), name: '1 · One' };
export const Type1Two = { ...show(fixtures.testimonialsTwo), name: '1 · Two' };
export const Type1None = { ...show(fixtures.testimonialsNone), name: '1 · None' };
export const Type1Long = {
  ...show(fixtures.testimonialsLong),
  name: '1 · Long, endless and without a face, in a module',
};
export const Type1Spanish = { ...Type1Odd, name: '1 · In Spanish', globals: { language: 'es' } };
