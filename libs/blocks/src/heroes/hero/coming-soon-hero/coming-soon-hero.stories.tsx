import { story } from '../../../testing/story.ts';
import { hero } from '../hero.block.ts';
import * as fixtures from './coming-soon-hero.fixtures.ts';
import { ComingSoonHero } from './coming-soon-hero.tsx';

export default {
  title: 'Blocks/Hero/Hero 12 · Coming soon hero · gfHeroBanner',
  id: 'blocks-hero-12-·-coming-soon-hero',
  component: ComingSoonHero,
  tags: ['hero-12'],
};
const show = story(hero, ComingSoonHero);

export const Type12ComingSoonForm = { ...show(fixtures.comingSoonForm), name: '12 · With a form' };
export const Type12ComingSoonActions = {
  ...show(fixtures.comingSoonActions),
  name: '12 · Two calls to action, no small print',
};
export const Type12ComingSoonInk = {
  ...show(fixtures.comingSoonInk),
  name: '12 · On ink, words of its own in the badge',
};
export const Type12ComingSoonLong = { ...show(fixtures.comingSoonLong), name: '12 · Long text' };
export const Type12ComingSoonSpanish = {
  ...Type12ComingSoonForm,
  name: '12 · In Spanish',
  globals: { language: 'es' },
};
