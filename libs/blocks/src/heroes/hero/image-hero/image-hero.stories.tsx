import type { StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { paperColor } from '../../../testing/paper.ts';
import { story } from '../../../testing/story.ts';
import { hero } from '../hero.block.ts';
import * as fixtures from './image-hero.fixtures.ts';
import { ImageHero } from './image-hero.tsx';
import * as plain from './plain-face.fixtures.ts';

export default {
  title: 'Blocks/Hero/Hero 2 · Image hero · gfHeroBanner',
  id: 'blocks-hero-2-·-image-hero',
  component: ImageHero,
  tags: ['hero-2'],
};
const show = story(hero, ImageHero);

export const Type02Behind = { ...show(plain.heroBehind), name: '2 · In front of the picture' };
export const Type02BehindTwo = { ...show(plain.heroBehindTwo), name: '2 · In front, two calls to action' };
export const Type02BehindForm: StoryObj = {
  ...show(plain.heroBehindForm),
  name: '2 · In front, with a form',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('textbox')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
export const Type02Right = { ...show(plain.heroRight), name: '2 · Beside the picture' };
export const Type02RightColors = { ...show(plain.heroRightColors), name: '2 · Beside, title in two colors' };
export const Type02RightViolet = { ...show(plain.heroRightViolet), name: '2 · Beside, on violet' };
export const Type02RightUnreadable: StoryObj = {
  ...show(plain.heroRightUnreadable),
  name: '2 · A title color that could not be read',
  play: async ({ canvasElement }) => {
    const title = within(canvasElement).getByRole('heading', { level: 1 });
    await expect(getComputedStyle(title.querySelector('span') ?? title).color).toBe(paperColor());
  },
};
export const Type02Below = { ...show(plain.heroBelow), name: '2 · Above the picture' };
export const Type02BelowAmber = { ...show(plain.heroBelowAmber), name: '2 · Above, on amber' };
export const Type02Long = { ...show(plain.heroLong), name: '2 · Long text' };
export const Type02OnlyTitle = { ...show(plain.heroOnlyTitle), name: '2 · Nothing but a title' };
export const Type02Spanish = { ...Type02BehindTwo, name: '2 · In Spanish', globals: { language: 'es' } };
export const Type02Search = { ...show(fixtures.imageSearch), name: '2 · With a search form' };
export const Type02SearchBelow = {
  ...show(fixtures.imageSearchBelow),
  name: '2 · With a search form, above the picture',
};
export const Type02CityEmail = { ...show(fixtures.imageCityEmail), name: '2 · With a city email form' };
export const Type02CityEmailLong = {
  ...show(fixtures.imageCityEmailAmber),
  name: '2 · With a city email form, long title',
};
export const Type02NoAccount: StoryObj = {
  ...show(fixtures.imageNoAccount),
  name: '2 · No account found',
  play: async ({ canvasElement, globals }) => {
    const name = globals['language'] === 'es' ? 'Ver cobertura' : 'Check availability';
    const link = within(canvasElement).getByRole('link', { name });
    await expect(link).toHaveAttribute('data-action', 'open-address-check');
  },
};
export const Type02NoAccountInk = {
  ...show(fixtures.imageNoAccountInk),
  name: '2 · No account found, on ink',
};
export const Type02Business = { ...show(fixtures.imageBusiness), name: '2 · Business contact page' };
export const Type02BusinessLong = {
  ...show(fixtures.imageBusinessPaper),
  name: '2 · Business contact page, long title',
};
export const Type02NoAccountSpanish = {
  ...Type02NoAccount,
  name: '2 · No account found, in Spanish',
  globals: { language: 'es' },
};
