import { story } from '../../../testing/story.ts';
import { hero } from '../hero.block.ts';
import * as fixtures from './state-interest-hero.fixtures.ts';
import { StateInterestHero } from './state-interest-hero.tsx';

export default {
  title: 'Blocks/Hero/Hero 10 · State interest hero · gfHeroBanner',
  id: 'blocks-hero-10-·-state-interest-hero',
  component: StateInterestHero,
  tags: ['hero-10'],
};
const show = story(hero, StateInterestHero);

export const Type10StateInterestForm = { ...show(fixtures.stateInterestForm), name: '10 · With a form' };
export const Type10StateInterestActions = {
  ...show(fixtures.stateInterestActions),
  name: '10 · Two calls to action',
};
export const Type10StateInterestByDay = {
  ...show(fixtures.stateInterestByDay),
  name: '10 · By day, on paper',
};
export const Type10StateInterestLong = { ...show(fixtures.stateInterestLong), name: '10 · Long text' };
export const Type10StateInterestSpanish = {
  ...Type10StateInterestForm,
  name: '10 · In Spanish',
  globals: { language: 'es' },
};
