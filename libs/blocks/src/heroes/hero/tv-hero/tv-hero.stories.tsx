import type { StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { story } from '../../../testing/story.ts';
import { hero } from '../hero.block.ts';
import * as fixtures from './tv-hero.fixtures.ts';
import { TvHero } from './tv-hero.tsx';

export default {
  title: 'Blocks/Hero/Hero 5 · TV · gfHeroBanner',
  id: 'blocks-hero-5-·-tv',
  component: TvHero,
  tags: ['hero-5'],
};
const show = story(hero, TvHero);

export const Type05Violet: StoryObj = {
  ...show(fixtures.tvViolet),
  name: '5 · TV, on violet',
  play: async ({ canvasElement }) => {
    const [first] = within(within(canvasElement).getByRole('navigation')).getAllByRole('link');
    await expect(first).toHaveAttribute('aria-current', 'page');
  },
};
export const Type05Ink = { ...show(fixtures.tvInk), name: '5 · TV, on ink' };
export const Type05WithoutBar = { ...show(fixtures.tvWithoutBar), name: '5 · TV, without the bar' };
export const Type05Long = { ...show(fixtures.tvLong), name: '5 · Long text' };
export const Type05Spanish = { ...Type05Violet, name: '5 · In Spanish', globals: { language: 'es' } };
