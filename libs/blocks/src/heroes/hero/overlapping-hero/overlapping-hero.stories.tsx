import { story } from '../../../testing/story.ts';
import { hero } from '../hero.block.ts';
import * as fixtures from './overlapping-hero.fixtures.ts';
import { OverlappingHero } from './overlapping-hero.tsx';

export default {
  title: 'Blocks/Hero/Hero 9 · Overlapping hero · gfHeroBanner',
  id: 'blocks-hero-9-·-overlapping-hero',
  component: OverlappingHero,
  tags: ['hero-9'],
};
const show = story(hero, OverlappingHero);

export const Type09OverlappingForm = { ...show(fixtures.overlappingForm), name: '9 · With a form' };
export const Type09OverlappingActions = {
  ...show(fixtures.overlappingActions),
  name: '9 · Two calls to action',
};
export const Type09OverlappingInk = { ...show(fixtures.overlappingInk), name: '9 · On ink' };
export const Type09OverlappingLong = { ...show(fixtures.overlappingLong), name: '9 · Long text, on coral' };
export const Type09OverlappingSpanish = {
  ...Type09OverlappingForm,
  name: '9 · In Spanish',
  globals: { language: 'es' },
};
