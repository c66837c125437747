import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../testing/story.ts';
import { hero } from '../hero.content.ts';
import { Hero } from '../hero.tsx';
import * as fixtures from './state-interest-hero.fixtures.ts';

const meta = {
  title: 'Blocks/Hero/10 · State interest hero',
  component: Hero,
  tags: ['hero-10'],
  parameters: { contentType: hero },
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj;

export const Type10StateInterestForm: Story = {
  ...story(hero, Hero, fixtures.stateInterestForm),
  name: '10 · With a form',
};
export const Type10StateInterestActions: Story = {
  ...story(hero, Hero, fixtures.stateInterestActions),
  name: '10 · Two calls to action',
};
export const Type10StateInterestByDay: Story = {
  ...story(hero, Hero, fixtures.stateInterestByDay),
  name: '10 · By day, on paper',
};
export const Type10StateInterestLong: Story = {
  ...story(hero, Hero, fixtures.stateInterestLong),
  name: '10 · Long text',
};
export const Type10StateInterestSpanish: Story = {
  ...Type10StateInterestForm,
  name: '10 · In Spanish',
  globals: { language: 'es' },
};
