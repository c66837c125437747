import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../testing/story.ts';
import { hero } from '../hero.content.ts';
import { Hero } from '../hero.tsx';
import * as fixtures from './free-extras-hero.fixtures.ts';

const meta = {
  title: 'Blocks/Hero/4 · Free extras',
  component: Hero,
  tags: ['hero-4'],
  parameters: { contentType: hero },
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj;

export const Type04Form: Story = {
  ...story(hero, Hero, fixtures.extrasForm),
  tags: ['hero-4'],
  name: '4 · With a form',
};
export const Type04Ink: Story = {
  ...story(hero, Hero, fixtures.extrasInk),
  tags: ['hero-4'],
  name: '4 · With a call to action, on ink',
};
export const Type04Violet: Story = {
  ...story(hero, Hero, fixtures.extrasViolet),
  tags: ['hero-4'],
  name: '4 · Nothing but a title, on violet',
};
export const Type04Long: Story = {
  ...story(hero, Hero, fixtures.extrasLong),
  tags: ['hero-4'],
  name: '4 · Long text',
};
export const Type04Spanish: Story = { ...Type04Form, name: '4 · In Spanish', globals: { language: 'es' } };
