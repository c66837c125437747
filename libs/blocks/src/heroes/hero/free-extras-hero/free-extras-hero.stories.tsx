import { story } from '../../../testing/story.ts';
import { hero } from '../hero.block.ts';
import * as fixtures from './free-extras-hero.fixtures.ts';
import { FreeExtrasHero } from './free-extras-hero.tsx';

export default {
  title: 'Blocks/Hero/Hero 4 · Free extras · gfHeroBanner',
  id: 'blocks-hero-4-·-free-extras',
  component: FreeExtrasHero,
  tags: ['hero-4'],
};
const show = story(hero, FreeExtrasHero);

export const Type04Form = { ...show(fixtures.extrasForm), name: '4 · With a form' };
export const Type04Ink = { ...show(fixtures.extrasInk), name: '4 · With a call to action, on ink' };
export const Type04Violet = { ...show(fixtures.extrasViolet), name: '4 · Nothing but a title, on violet' };
export const Type04Long = { ...show(fixtures.extrasLong), name: '4 · Long text' };
export const Type04Spanish = { ...Type04Form, name: '4 · In Spanish', globals: { language: 'es' } };
