import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../../testing/story.ts';
import { hero } from '../hero.content.ts';
import * as fixtures from './free-extras-hero.fixtures.ts';
import { FreeExtrasHero } from './free-extras-hero.tsx';

const meta = {
  title: 'Blocks/Hero/4 · Free extras',
  component: FreeExtrasHero,
  tags: ['hero-4'],
  parameters: { contentType: hero, variant: 'freeExtrasHero' },
} satisfies Meta<typeof FreeExtrasHero>;
export default meta;
type Story = StoryObj;

export const Type04Form: Story = {
  ...story(hero, FreeExtrasHero, fixtures.extrasForm),
  name: '4 · With a form',
};
export const Type04Ink: Story = {
  ...story(hero, FreeExtrasHero, fixtures.extrasInk),
  name: '4 · With a call to action, on ink',
};
export const Type04Violet: Story = {
  ...story(hero, FreeExtrasHero, fixtures.extrasViolet),
  name: '4 · Nothing but a title, on violet',
};
export const Type04Long: Story = {
  ...story(hero, FreeExtrasHero, fixtures.extrasLong),
  name: '4 · Long text',
};
export const Type04Spanish: Story = { ...Type04Form, name: '4 · In Spanish', globals: { language: 'es' } };
