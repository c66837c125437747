import { story } from '../../../testing/story.ts';
import { hero } from '../hero.block.ts';
import * as fixtures from './neighborhood-hero.fixtures.ts';
import { NeighborhoodHero } from './neighborhood-hero.tsx';

export default {
  title: 'Blocks/Hero/Hero 7 · Neighborhood hero · gfHeroBanner',
  id: 'blocks-hero-7-·-neighborhood-hero',
  component: NeighborhoodHero,
  tags: ['hero-7'],
};
const show = story(hero, NeighborhoodHero);

export const Type07NeighborhoodForm = { ...show(fixtures.neighborhoodForm), name: '7 · With a form' };
export const Type07NeighborhoodActions = {
  ...show(fixtures.neighborhoodActions),
  name: '7 · Two calls to action',
};
export const Type07NeighborhoodByDay = { ...show(fixtures.neighborhoodByDay), name: '7 · By day, on mist' };
export const Type07NeighborhoodLong = { ...show(fixtures.neighborhoodLong), name: '7 · Long text' };
export const Type07NeighborhoodSpanish = {
  ...Type07NeighborhoodForm,
  name: '7 · In Spanish',
  globals: { language: 'es' },
};
