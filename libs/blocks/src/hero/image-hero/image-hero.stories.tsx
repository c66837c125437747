import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { story } from '../../testing/story.ts';
import { hero } from '../hero.content.ts';
import { Hero } from '../hero.tsx';
import * as fixtures from './image-hero.fixtures.ts';

const meta = {
  title: 'Blocks/Hero/2 · Faces of the image hero',
  component: Hero,
  tags: ['hero-2'],
  parameters: { contentType: hero },
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj;

export const Type02Search: Story = {
  ...story(hero, Hero, fixtures.imageSearch),
  tags: ['hero-2'],
  name: '2 · With a search form',
};
export const Type02SearchBelow: Story = {
  ...story(hero, Hero, fixtures.imageSearchBelow),
  tags: ['hero-2'],
  name: '2 · With a search form, above the picture',
};
export const Type02CityEmail: Story = {
  ...story(hero, Hero, fixtures.imageCityEmail),
  tags: ['hero-2'],
  name: '2 · With a city email form',
};
export const Type02CityEmailLong: Story = {
  ...story(hero, Hero, fixtures.imageCityEmailAmber),
  tags: ['hero-2'],
  name: '2 · With a city email form, long title',
};
export const Type02NoAccount: Story = {
  ...story(hero, Hero, fixtures.imageNoAccount),
  tags: ['hero-2'],
  name: '2 · No account found',
  play: async ({ canvasElement, globals }) => {
    const name = globals['language'] === 'es' ? 'Consulta si hay servicio' : 'Check availability';
    const link = within(canvasElement).getByRole('link', { name });
    await expect(link).toHaveAttribute('data-action', 'open-address-check');
  },
};
export const Type02NoAccountInk: Story = {
  ...story(hero, Hero, fixtures.imageNoAccountInk),
  tags: ['hero-2'],
  name: '2 · No account found, on ink',
};
export const Type02Business: Story = {
  ...story(hero, Hero, fixtures.imageBusiness),
  tags: ['hero-2'],
  name: '2 · Business contact page',
};
export const Type02BusinessLong: Story = {
  ...story(hero, Hero, fixtures.imageBusinessPaper),
  tags: ['hero-2'],
  name: '2 · Business contact page, long title',
};
export const Type02NoAccountSpanish: Story = {
  ...Type02NoAccount,
  name: '2 · No account found, in Spanish',
  globals: { language: 'es' },
};
