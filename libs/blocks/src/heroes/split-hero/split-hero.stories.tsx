import { story } from '../../testing/story.ts';
import { splitHero } from './split-hero.block.ts';
import * as fixtures from './split-hero.fixtures.ts';
import { SplitHero } from './split-hero.tsx';

export default {
  title: 'Blocks/Split hero · gfSplitHero',
  id: 'blocks-split-hero',
  component: SplitHero,
  tags: ['split-hero'],
};
const show = story(splitHero, SplitHero);

export const SpeedTest = { ...show(fixtures.splitHeroSpeedTest), name: 'A form and a speed test' };
export const TwoForms = { ...show(fixtures.splitHeroTwoForms), name: 'Two forms, on ink' };
export const ForeignTest = { ...show(fixtures.splitHeroForeignTest), name: 'Speed test of another host' };
export const NoSide = { ...show(fixtures.splitHeroNoSide), name: 'The other form is missing' };
export const Long = { ...show(fixtures.splitHeroLong), name: 'Long text' };
export const Spanish = { ...SpeedTest, name: 'In Spanish', globals: { language: 'es' } };
