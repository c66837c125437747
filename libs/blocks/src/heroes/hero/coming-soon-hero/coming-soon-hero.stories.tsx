import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../../testing/story.ts';
import { hero } from '../hero.content.ts';
import * as fixtures from './coming-soon-hero.fixtures.ts';
import { ComingSoonHero } from './coming-soon-hero.tsx';

const meta = {
  title: 'Blocks/Hero/12 · Coming soon hero',
  component: ComingSoonHero,
  tags: ['hero-12'],
  parameters: { contentType: hero, variant: 'comingSoonHero' },
} satisfies Meta<typeof ComingSoonHero>;
export default meta;
type Story = StoryObj;

export const Type12ComingSoonForm: Story = {
  ...story(hero, ComingSoonHero, fixtures.comingSoonForm),
  name: '12 · With a form',
};
export const Type12ComingSoonActions: Story = {
  ...story(hero, ComingSoonHero, fixtures.comingSoonActions),
  name: '12 · Two calls to action, no small print',
};
export const Type12ComingSoonInk: Story = {
  ...story(hero, ComingSoonHero, fixtures.comingSoonInk),
  name: '12 · On ink, words of its own in the badge',
};
export const Type12ComingSoonLong: Story = {
  ...story(hero, ComingSoonHero, fixtures.comingSoonLong),
  name: '12 · Long text',
};
export const Type12ComingSoonSpanish: Story = {
  ...Type12ComingSoonForm,
  name: '12 · In Spanish',
  globals: { language: 'es' },
};
