import { story } from '../../testing/story.ts';
import { cityInterestHero } from './city-interest-hero.block.ts';
import * as fixtures from './city-interest-hero.fixtures.ts';
import { CityInterestHero } from './city-interest-hero.tsx';

export default {
  title: 'Blocks/City hero with expression of interest · gfCityEoiHero',
  id: 'blocks-city-hero-with-expression-of-interest',
  component: CityInterestHero,
  tags: ['city-interest-hero'],
};
const show = story(cityInterestHero, CityInterestHero);

export const Form = { ...show(fixtures.cityInterestForm), name: 'With a form' };
export const Action = {
  ...show(fixtures.cityInterestAction),
  name: 'A call to action, words of its own on the chip, on ink',
};
export const Bare = { ...show(fixtures.cityInterestBare), name: 'Only what is required' };
export const LongText = show(fixtures.cityInterestLong);
export const Spanish = { ...Form, globals: { language: 'es' } };
