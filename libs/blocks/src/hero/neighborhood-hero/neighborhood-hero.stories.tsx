import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../testing/story.ts';
import { hero } from '../hero.content.ts';
import { Hero } from '../hero.tsx';
import * as fixtures from './neighborhood-hero.fixtures.ts';

const meta = {
  title: 'Blocks/Hero/7 · Neighborhood hero',
  component: Hero,
  tags: ['hero-7'],
  parameters: { contentType: hero },
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj;

export const Type07NeighborhoodForm: Story = {
  ...story(hero, Hero, fixtures.neighborhoodForm),
  name: '7 · With a form',
};
export const Type07NeighborhoodActions: Story = {
  ...story(hero, Hero, fixtures.neighborhoodActions),
  name: '7 · Two calls to action',
};
export const Type07NeighborhoodByDay: Story = {
  ...story(hero, Hero, fixtures.neighborhoodByDay),
  name: '7 · By day, on mist',
};
export const Type07NeighborhoodLong: Story = {
  ...story(hero, Hero, fixtures.neighborhoodLong),
  name: '7 · Long text',
};
export const Type07NeighborhoodSpanish: Story = {
  ...Type07NeighborhoodForm,
  name: '7 · In Spanish',
  globals: { language: 'es' },
};
