import { story } from '../../testing/story.ts';
import { secondaryHero } from './secondary-hero.block.ts';
import * as fixtures from './secondary-hero.fixtures.ts';
import { SecondaryHero } from './secondary-hero.tsx';

export default {
  title: 'Blocks/Secondary hero · gfSecondaryHero',
  id: 'blocks-secondary-hero',
  component: SecondaryHero,
  tags: ['secondary-hero'],
};
const show = story(secondaryHero, SecondaryHero);

export const Basic = { ...show(fixtures.secondaryHeroBasic), name: 'Picture right, on ink' };
export const Left = { ...show(fixtures.secondaryHeroLeft), name: 'Picture left, on coral' };
export const Words = { ...show(fixtures.secondaryHeroWords), name: 'Without a picture' };
export const TitleOnly = { ...show(fixtures.secondaryHeroTitleOnly), name: 'Only what is required' };
export const Long = { ...show(fixtures.secondaryHeroLong), name: 'Long text' };
export const Spanish = { ...Basic, name: 'In Spanish', globals: { language: 'es' } };
