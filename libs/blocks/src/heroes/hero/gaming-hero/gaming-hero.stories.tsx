import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { story } from '../../../testing/story.ts';
import { hero } from '../hero.content.ts';
import * as fixtures from './gaming-hero.fixtures.ts';
import { GamingHero } from './gaming-hero.tsx';

const meta = {
  title: 'Blocks/Hero/3 · Gaming',
  component: GamingHero,
  tags: ['hero-3'],
  parameters: { contentType: hero, variant: 'gamingHero' },
} satisfies Meta<typeof GamingHero>;
export default meta;
type Story = StoryObj;

export const Type03Film: Story = {
  ...story(hero, GamingHero, fixtures.gamingFilm),
  name: '3 · Gaming',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toBeVisible();
  },
};
export const Type03Still: Story = {
  ...story(hero, GamingHero, fixtures.gamingStill),
  name: '3 · Only the still, without a film',
};
export const Type03Light: Story = { ...story(hero, GamingHero, fixtures.gamingLight), name: '3 · On mist' };
export const Type03Long: Story = { ...story(hero, GamingHero, fixtures.gamingLong), name: '3 · Long text' };
export const Type03Spanish: Story = { ...Type03Film, name: '3 · In Spanish', globals: { language: 'es' } };
