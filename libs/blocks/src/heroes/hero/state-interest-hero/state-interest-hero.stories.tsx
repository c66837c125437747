import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../../testing/story.ts';
import { hero } from '../hero.content.ts';
import * as fixtures from './state-interest-hero.fixtures.ts';
import { StateInterestHero } from './state-interest-hero.tsx';

const meta = {
  title: 'Blocks/Hero/10 · State interest hero',
  component: StateInterestHero,
  tags: ['hero-10'],
  parameters: { contentType: hero, variant: 'stateInterestHero' },
} satisfies Meta<typeof StateInterestHero>;
export default meta;
type Story = StoryObj;

export const Type10StateInterestForm: Story = {
  ...story(hero, StateInterestHero, fixtures.stateInterestForm),
  name: '10 · With a form',
};
export const Type10StateInterestActions: Story = {
  ...story(hero, StateInterestHero, fixtures.stateInterestActions),
  name: '10 · Two calls to action',
};
export const Type10StateInterestByDay: Story = {
  ...story(hero, StateInterestHero, fixtures.stateInterestByDay),
  name: '10 · By day, on paper',
};
export const Type10StateInterestLong: Story = {
  ...story(hero, StateInterestHero, fixtures.stateInterestLong),
  name: '10 · Long text',
};
export const Type10StateInterestSpanish: Story = {
  ...Type10StateInterestForm,
  name: '10 · In Spanish',
  globals: { language: 'es' },
};
