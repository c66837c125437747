import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../testing/story.ts';
import { hero } from '../hero.content.ts';
import { Hero } from '../hero.tsx';
import * as fixtures from './overlapping-hero.fixtures.ts';

const meta = {
  title: 'Blocks/Hero/9 · Overlapping hero',
  component: Hero,
  tags: ['hero-9'],
  parameters: { contentType: hero },
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj;

export const Type09OverlappingForm: Story = {
  ...story(hero, Hero, fixtures.overlappingForm),
  name: '9 · With a form',
};
export const Type09OverlappingActions: Story = {
  ...story(hero, Hero, fixtures.overlappingActions),
  name: '9 · Two calls to action',
};
export const Type09OverlappingInk: Story = {
  ...story(hero, Hero, fixtures.overlappingInk),
  name: '9 · On ink',
};
export const Type09OverlappingLong: Story = {
  ...story(hero, Hero, fixtures.overlappingLong),
  name: '9 · Long text, on coral',
};
export const Type09OverlappingSpanish: Story = {
  ...Type09OverlappingForm,
  name: '9 · In Spanish',
  globals: { language: 'es' },
};
