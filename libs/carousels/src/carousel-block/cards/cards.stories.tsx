import { story } from '../../testing/story.ts';
import { carouselBlock } from '../carousel-block.block.ts';
import * as fixtures from './cards.fixtures.ts';
import { Cards } from './cards.tsx';

export default {
  title: 'Carousels/Carousel/Carousel 5 · Cards · gfCarousel',
  id: 'carousels-carousel-5-·-cards',
  component: Cards,
  tags: ['carousel-5'],
};
const show = story(carouselBlock, Cards);

export const Type5ToCome = { ...show(fixtures.cardsToCome), name: '5 · Coming soon' };
export const Type5Voices = { ...show(fixtures.cardsOfVoices), name: '5 · Testimonials, moves by itself' };
export const Type5Both = { ...show(fixtures.cardsOfBoth), name: '5 · Both, long and bare, in a module' };
export const Type5Two = { ...show(fixtures.cardsTwo), name: '5 · Two' };
export const Type5None = { ...show(fixtures.cardsNone), name: '5 · None' };
export const Type5Spanish = { ...Type5ToCome, name: '5 · In Spanish', globals: { language: 'es' } };
