import type { AuthoredEntry } from '@skein/cms-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { story } from '../testing/story.ts';
import { hero } from './hero.content.ts';
import * as fixtures from './hero.fixtures.ts';
import { Hero } from './hero.tsx';

const meta = { title: 'Blocks/Hero', component: Hero, parameters: { contentType: hero } } satisfies Meta<
  typeof Hero
>;
export default meta;
type Story = StoryObj;

// The catalogue's index reads tags without running anything, so each story spells out its own.
const show = (fixture: AuthoredEntry): Story => story(hero, Hero, fixture);

export const Type02Behind: Story = {
  ...show(fixtures.heroBehind),
  tags: ['hero-2'],
  name: '2 · In front of the picture',
};
export const Type02BehindTwo: Story = {
  ...show(fixtures.heroBehindTwo),
  tags: ['hero-2'],
  name: '2 · In front, two calls to action',
};
export const Type02BehindForm: Story = {
  ...show(fixtures.heroBehindForm),
  tags: ['hero-2'],
  name: '2 · In front, with a form',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('textbox')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
export const Type02Right: Story = {
  ...show(fixtures.heroRight),
  tags: ['hero-2'],
  name: '2 · Beside the picture',
};
export const Type02RightColors: Story = {
  ...show(fixtures.heroRightColors),
  tags: ['hero-2'],
  name: '2 · Beside, title in two colours',
};
export const Type02RightViolet: Story = {
  ...show(fixtures.heroRightViolet),
  tags: ['hero-2'],
  name: '2 · Beside, on violet',
};
export const Type02RightUnreadable: Story = {
  ...show(fixtures.heroRightUnreadable),
  tags: ['hero-2'],
  name: '2 · A title colour that could not be read',
  play: async ({ canvasElement }) => {
    const title = within(canvasElement).getByRole('heading', { level: 1 });
    await expect(getComputedStyle(title.querySelector('span') ?? title).color).toBe('rgb(251, 247, 240)');
  },
};
export const Type02Below: Story = {
  ...show(fixtures.heroBelow),
  tags: ['hero-2'],
  name: '2 · Above the picture',
};
export const Type02BelowAmber: Story = {
  ...show(fixtures.heroBelowAmber),
  tags: ['hero-2'],
  name: '2 · Above, on amber',
};
export const Type02Long: Story = { ...show(fixtures.heroLong), tags: ['hero-2'], name: '2 · Long text' };
export const Type02OnlyTitle: Story = {
  ...show(fixtures.heroOnlyTitle),
  tags: ['hero-2'],
  name: '2 · Nothing but a title',
};
export const Type02Spanish: Story = {
  ...show(fixtures.heroBehindTwo),
  tags: ['hero-2'],
  name: '2 · In Spanish',
  globals: { language: 'es' },
};
