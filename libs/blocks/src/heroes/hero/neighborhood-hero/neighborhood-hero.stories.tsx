import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../../testing/story.ts';
import { hero } from '../hero.content.ts';
import * as fixtures from './neighborhood-hero.fixtures.ts';
import { NeighborhoodHero } from './neighborhood-hero.tsx';

const meta = {
  title: 'Blocks/Hero/7 · Neighborhood hero',
  component: NeighborhoodHero,
  tags: ['hero-7'],
  parameters: { contentType: hero, variant: 'neighborhoodHero' },
} satisfies Meta<typeof NeighborhoodHero>;
export default meta;
type Story = StoryObj;

export const Type07NeighborhoodForm: Story = {
  ...story(hero, NeighborhoodHero, fixtures.neighborhoodForm),
  name: '7 · With a form',
};
export const Type07NeighborhoodActions: Story = {
  ...story(hero, NeighborhoodHero, fixtures.neighborhoodActions),
  name: '7 · Two calls to action',
};
export const Type07NeighborhoodByDay: Story = {
  ...story(hero, NeighborhoodHero, fixtures.neighborhoodByDay),
  name: '7 · By day, on mist',
};
export const Type07NeighborhoodLong: Story = {
  ...story(hero, NeighborhoodHero, fixtures.neighborhoodLong),
  name: '7 · Long text',
};
export const Type07NeighborhoodSpanish: Story = {
  ...Type07NeighborhoodForm,
  name: '7 · In Spanish',
  globals: { language: 'es' },
};
