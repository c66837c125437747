import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../testing/story.ts';
import { hero } from '../hero.content.ts';
import { Hero } from '../hero.tsx';
import * as fixtures from './coming-soon-hero.fixtures.ts';

const meta = {
  title: 'Blocks/Hero/12 · Coming soon hero',
  component: Hero,
  tags: ['hero-12'],
  parameters: { contentType: hero },
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj;

export const Type12ComingSoonForm: Story = {
  ...story(hero, Hero, fixtures.comingSoonForm),
  name: '12 · With a form',
};
export const Type12ComingSoonActions: Story = {
  ...story(hero, Hero, fixtures.comingSoonActions),
  name: '12 · Two calls to action, no small print',
};
export const Type12ComingSoonInk: Story = {
  ...story(hero, Hero, fixtures.comingSoonInk),
  name: '12 · On ink, words of its own in the badge',
};
export const Type12ComingSoonLong: Story = {
  ...story(hero, Hero, fixtures.comingSoonLong),
  name: '12 · Long text',
};
export const Type12ComingSoonSpanish: Story = {
  ...Type12ComingSoonForm,
  name: '12 · In Spanish',
  globals: { language: 'es' },
};
