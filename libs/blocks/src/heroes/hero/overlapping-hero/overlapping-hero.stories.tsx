import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../../testing/story.ts';
import { hero } from '../hero.content.ts';
import * as fixtures from './overlapping-hero.fixtures.ts';
import { OverlappingHero } from './overlapping-hero.tsx';

const meta = {
  title: 'Blocks/Hero/9 · Overlapping hero',
  component: OverlappingHero,
  tags: ['hero-9'],
  parameters: { contentType: hero, variant: 'overlappingHero' },
} satisfies Meta<typeof OverlappingHero>;
export default meta;
type Story = StoryObj;

export const Type09OverlappingForm: Story = {
  ...story(hero, OverlappingHero, fixtures.overlappingForm),
  name: '9 · With a form',
};
export const Type09OverlappingActions: Story = {
  ...story(hero, OverlappingHero, fixtures.overlappingActions),
  name: '9 · Two calls to action',
};
export const Type09OverlappingInk: Story = {
  ...story(hero, OverlappingHero, fixtures.overlappingInk),
  name: '9 · On ink',
};
export const Type09OverlappingLong: Story = {
  ...story(hero, OverlappingHero, fixtures.overlappingLong),
  name: '9 · Long text, on coral',
};
export const Type09OverlappingSpanish: Story = {
  ...Type09OverlappingForm,
  name: '9 · In Spanish',
  globals: { language: 'es' },
};
