import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { story } from '../../testing/story.ts';
import { hero } from '../hero.content.ts';
import { Hero } from '../hero.tsx';
import * as fixtures from './gaming-hero.fixtures.ts';

const meta = {
  title: 'Blocks/Hero/3 · Gaming',
  component: Hero,
  tags: ['hero-3'],
  parameters: { contentType: hero },
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj;

export const Type03Film: Story = {
  ...story(hero, Hero, fixtures.gamingFilm),
  tags: ['hero-3'],
  name: '3 · Gaming',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toBeVisible();
  },
};
export const Type03Still: Story = {
  ...story(hero, Hero, fixtures.gamingStill),
  tags: ['hero-3'],
  name: '3 · Only the still, without a film',
};
export const Type03Light: Story = {
  ...story(hero, Hero, fixtures.gamingLight),
  tags: ['hero-3'],
  name: '3 · On mist',
};
export const Type03Long: Story = {
  ...story(hero, Hero, fixtures.gamingLong),
  tags: ['hero-3'],
  name: '3 · Long text',
};
export const Type03Spanish: Story = { ...Type03Film, name: '3 · In Spanish', globals: { language: 'es' } };
