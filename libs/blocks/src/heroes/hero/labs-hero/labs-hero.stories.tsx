import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { story } from '../../../testing/story.ts';
import { hero } from '../hero.block.ts';
import * as fixtures from './labs-hero.fixtures.ts';
import { LabsHero } from './labs-hero.tsx';

export default {
  title: 'Blocks/Hero/Hero 6 · Labs · gfHeroBanner',
  id: 'blocks-hero-6-·-labs',
  component: LabsHero,
  tags: ['hero-6'],
};
const show = story(hero, LabsHero);

export const Type06Film: StoryObj = {
  ...show(fixtures.labsFilm),
  name: '6 · Labs',
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    button.scrollIntoView({ block: 'center' });
    const box = button.getBoundingClientRect();
    // Clicks pass through the lines and the words, so they reach the button.
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    await expect(button.contains(hit)).toBe(true);
  },
};
export const Type06Dialog: StoryObj = {
  ...show(fixtures.labsWithDialog),
  name: '6 · A call to action that opens a form',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const words of canvasElement.querySelectorAll('h2, blockquote, td'))
      await expect(getComputedStyle(words).pointerEvents).toBe('auto');
    await userEvent.click(canvas.getByRole('button', { name: /Join a trial|Participa en una prueba/ }));
    const field = await waitFor(() => canvas.getByRole('textbox'));
    await userEvent.type(field, '1 Ready Rd');
    await expect(field).toHaveValue('1 Ready Rd');
    await userEvent.click(canvas.getByRole('button', { name: /Close|Cerrar/ }));
    await waitFor(() => expect(field).not.toBeVisible());
  },
};
export const Type06Still = { ...show(fixtures.labsStill), name: '6 · Only the still, without a film' };
export const Type06Violet = { ...show(fixtures.labsViolet), name: '6 · On violet' };
export const Type06Long = { ...show(fixtures.labsLong), name: '6 · Long text' };
export const Type06Spanish = { ...Type06Film, name: '6 · In Spanish', globals: { language: 'es' } };
