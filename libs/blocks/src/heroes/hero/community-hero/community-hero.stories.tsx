import { story } from '../../../testing/story.ts';
import { hero } from '../hero.block.ts';
import * as fixtures from './community-hero.fixtures.ts';
import { CommunityHero } from './community-hero.tsx';

export default {
  title: 'Blocks/Hero/Hero 11 · Community hero · gfHeroBanner',
  id: 'blocks-hero-11-·-community-hero',
  component: CommunityHero,
  tags: ['hero-11'],
};
const show = story(hero, CommunityHero);

export const Type11CommunityActions = {
  ...show(fixtures.communityActions),
  name: '11 · Two calls to action',
};
export const Type11CommunityForm = { ...show(fixtures.communityForm), name: '11 · With a form, on mist' };
export const Type11CommunityInk = { ...show(fixtures.communityInk), name: '11 · On ink' };
export const Type11CommunityFaq = { ...show(fixtures.communityFaq), name: '11 · Over an FAQ, on violet' };
export const Type11CommunityLong = { ...show(fixtures.communityLong), name: '11 · Long text' };
export const Type11CommunitySpanish = {
  ...Type11CommunityActions,
  name: '11 · In Spanish',
  globals: { language: 'es' },
};
