import type { StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { story } from '../../../testing/story.ts';
import { hero } from '../hero.block.ts';
import * as fixtures from './officials-hero.fixtures.ts';
import { OfficialsHero } from './officials-hero.tsx';

export default {
  title: 'Blocks/Hero/Hero 1 · Careers or city officials · gfHeroBanner',
  id: 'blocks-hero-1-·-careers-or-city-officials',
  component: OfficialsHero,
  tags: ['hero-1'],
};
const show = story(hero, OfficialsHero);

export const Type01Careers = { ...show(fixtures.officialsCareers), name: '1 · Careers, with the team' };
export const Type01City: StoryObj = {
  ...show(fixtures.officialsCity),
  name: '1 · City officials, opens the address form',
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('link');
    await expect(first).toHaveAttribute('data-action', 'open-address-check');
  },
};
export const Type01Three = { ...show(fixtures.officialsThree), name: '1 · Three portraits, on ink' };
export const Type01WordsOnly = { ...show(fixtures.officialsWordsOnly), name: '1 · Words only, on amber' };
export const Type01Long = { ...show(fixtures.officialsLong), name: '1 · Long text' };
export const Type01Spanish = { ...Type01Careers, name: '1 · In Spanish', globals: { language: 'es' } };
