import { story } from '../testing/story.ts';
import { primaryHero } from './primary-hero.block.ts';
import * as fixtures from './primary-hero.fixtures.ts';
import { PrimaryHero } from './primary-hero.tsx';

export default {
  title: 'Carousels/Primary hero · gfPrimaryHero',
  id: 'carousels-primary-hero',
  component: PrimaryHero,
  tags: ['primary-hero'],
};
const show = story(primaryHero, PrimaryHero);

export const Basic = show(fixtures.primaryHeroBasic);
export const WithForm = show(fixtures.primaryHeroWithForm);
export const One = show(fixtures.primaryHeroOne);
export const None = show(fixtures.primaryHeroNone);
export const Spanish = { ...Basic, globals: { language: 'es' } };
