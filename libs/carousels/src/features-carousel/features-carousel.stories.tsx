import { story } from '../testing/story.ts';
import { featuresCarousel } from './features-carousel.block.ts';
import * as fixtures from './features-carousel.fixtures.ts';
import { FeaturesCarousel } from './features-carousel.tsx';

export default {
  title: 'Carousels/Features carousel · gfFeaturesCarousel',
  id: 'carousels-features-carousel',
  component: FeaturesCarousel,
  tags: ['features-carousel'],
};
const show = story(featuresCarousel, FeaturesCarousel);

export const Basic = show(fixtures.featuresCarouselBasic);
export const WithFilmOnInk = show(fixtures.featuresCarouselFilm);
export const One = show(fixtures.featuresCarouselOne);
export const None = show(fixtures.featuresCarouselNone);
export const Long = show(fixtures.featuresCarouselLong);
export const Spanish = { ...Basic, globals: { language: 'es' } };
