import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { story } from '../../../testing/story.ts';
import { hero } from '../hero.content.ts';
import * as fixtures from './tv-hero.fixtures.ts';
import { TvHero } from './tv-hero.tsx';

const meta = {
  title: 'Blocks/Hero/5 · TV',
  component: TvHero,
  tags: ['hero-5'],
  parameters: { contentType: hero, variant: 'tvHero' },
} satisfies Meta<typeof TvHero>;
export default meta;
type Story = StoryObj;

export const Type05Violet: Story = {
  ...story(hero, TvHero, fixtures.tvViolet),
  name: '5 · TV, on violet',
  play: async ({ canvasElement }) => {
    const [first] = within(within(canvasElement).getByRole('navigation')).getAllByRole('link');
    await expect(first).toHaveAttribute('aria-current', 'page');
  },
};
export const Type05Ink: Story = { ...story(hero, TvHero, fixtures.tvInk), name: '5 · TV, on ink' };
export const Type05WithoutBar: Story = {
  ...story(hero, TvHero, fixtures.tvWithoutBar),
  name: '5 · TV, without the bar',
};
export const Type05Long: Story = { ...story(hero, TvHero, fixtures.tvLong), name: '5 · Long text' };
export const Type05Spanish: Story = { ...Type05Violet, name: '5 · In Spanish', globals: { language: 'es' } };
