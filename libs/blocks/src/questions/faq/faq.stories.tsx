import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { story } from '../../testing/story.ts';
import { faq } from './faq.block.ts';
import * as fixtures from './faq.fixtures.ts';
import { Faq } from './faq.tsx';

export default { title: 'Blocks/FAQ · gfFaq', id: 'blocks-faq', component: Faq, tags: ['faq'] };
const show = story(faq, Faq);
const openCount = (root: HTMLElement) => root.querySelectorAll('details[open]').length;

export const Questions = show(fixtures.beforeWeCome);
export const OneOpen: StoryObj = {
  ...Questions,
  name: 'Each opens and closes by itself',
  play: async ({ canvasElement }) => {
    const [first, second] = [...canvasElement.querySelectorAll('summary')];
    if (!first || !second) throw new Error('two questions');
    await userEvent.click(first);
    await userEvent.click(second);
    await expect(openCount(canvasElement)).toBe(2);
    await userEvent.click(second);
    await expect(openCount(canvasElement)).toBe(1);
  },
};
export const AllOpen: StoryObj = {
  ...show(fixtures.ownWords),
  name: 'All open, in words of its own, on ink',
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: /every answer|todas las respuestas/ });
    await expect(button).toHaveAccessibleName(/^(Show|Ver)/);
    await userEvent.click(button);
    await expect(openCount(canvasElement)).toBe(3);
    await waitFor(() => expect(button).toHaveAccessibleName(/^(Hide|Ocultar)/));
  },
};
export const One = { ...show(fixtures.oneQuestion), name: 'One question, no title' };
export const None = { ...show(fixtures.noQuestions), name: 'No question: nothing' };
export const Sixty = { ...show(fixtures.sixty), name: 'Sixty questions' };
export const Endless: StoryObj = {
  ...show(fixtures.endless),
  name: 'A question of 250 characters, an answer of 10,000',
  play: async ({ canvasElement }) => {
    const summary = canvasElement.querySelector('summary');
    if (summary) await userEvent.click(summary);
    await expect(openCount(canvasElement)).toBe(1);
  },
};
export const WithFilms = { ...show(fixtures.withFilms), name: 'With films' };
export const WithForm = { ...show(fixtures.withForm), name: 'With a form' };
export const Spanish = { ...Questions, name: 'In Spanish', globals: { language: 'es' } };
