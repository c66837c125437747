import { story } from '../../../testing/story.ts';
import { hero } from '../hero.block.ts';
import * as fixtures from './phone-hero.fixtures.ts';
import { PhoneHero } from './phone-hero.tsx';

export default {
  title: 'Blocks/Hero/Hero 8 · Phone hero · gfHeroBanner',
  id: 'blocks-hero-8-·-phone-hero',
  component: PhoneHero,
  tags: ['hero-8'],
};
const show = story(hero, PhoneHero);

export const Type08PhoneForm = { ...show(fixtures.phoneForm), name: '8 · With a form' };
export const Type08PhoneActions = { ...show(fixtures.phoneActions), name: '8 · Two calls to action' };
export const Type08PhoneOnPaper = {
  ...show(fixtures.phoneOnPaper),
  name: '8 · On paper, one call to action',
};
export const Type08PhoneLong = { ...show(fixtures.phoneLong), name: '8 · Long text' };
export const Type08PhoneSpanish = { ...Type08PhoneForm, name: '8 · In Spanish', globals: { language: 'es' } };
