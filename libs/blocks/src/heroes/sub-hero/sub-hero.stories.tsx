import { story } from '../../testing/story.ts';
import { subHero } from './sub-hero.block.ts';
import * as fixtures from './sub-hero.fixtures.ts';
import { SubHero } from './sub-hero.tsx';

export default {
  title: 'Blocks/Sub-hero · gfSubHeroBanner',
  id: 'blocks-sub-hero',
  component: SubHero,
  tags: ['sub-hero'],
};
const show = story(subHero, SubHero);

export const Rates = { ...show(fixtures.phoneRates), tags: ['sub-hero-1'], name: '1 · Phone rates' };
export const RatesBare = {
  ...show(fixtures.phoneRatesBare),
  tags: ['sub-hero-1'],
  name: '1 · Only what is required',
};
export const Labs = { ...show(fixtures.aboutLabs), tags: ['sub-hero-2'], name: '2 · About labs' };
export const LabsLong = {
  ...show(fixtures.aboutLabsLong),
  tags: ['sub-hero-2'],
  name: '2 · Long text, no picture',
};
export const Spanish = { ...Rates, name: '1 · In Spanish', globals: { language: 'es' } };
