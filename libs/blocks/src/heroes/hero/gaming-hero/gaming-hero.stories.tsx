import type { StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { story } from '../../../testing/story.ts';
import { hero } from '../hero.block.ts';
import * as fixtures from './gaming-hero.fixtures.ts';
import { GamingHero } from './gaming-hero.tsx';

export default {
  title: 'Blocks/Hero/Hero 3 · Gaming · gfHeroBanner',
  id: 'blocks-hero-3-·-gaming',
  component: GamingHero,
  tags: ['hero-3'],
};
const show = story(hero, GamingHero);

export const Type03Film: StoryObj = {
  ...show(fixtures.gamingFilm),
  name: '3 · Gaming',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toBeVisible();
  },
};
export const Type03Still = { ...show(fixtures.gamingStill), name: '3 · Only the still, without a film' };
export const Type03Light = { ...show(fixtures.gamingLight), name: '3 · On mist' };
export const Type03Long = { ...show(fixtures.gamingLong), name: '3 · Long text' };
export const Type03Spanish = { ...Type03Film, name: '3 · In Spanish', globals: { language: 'es' } };
