import type { AuthoredEntry } from '@skein/cms-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { story } from '../../testing/story.ts';
import { faq } from './faq.content.ts';
import * as fixtures from './faq.fixtures.ts';
import { Faq } from './faq.tsx';

const meta = {
  title: 'Blocks/FAQ',
  component: Faq,
  tags: ['faq'],
  parameters: { contentType: faq },
} satisfies Meta<typeof Faq>;
export default meta;
type Story = StoryObj;

const show = (fixture: AuthoredEntry): Story => story(faq, Faq, fixture);
const openCount = (root: HTMLElement) => root.querySelectorAll('details[open]').length;

export const Questions: Story = show(fixtures.beforeWeCome);
export const OneOpen: Story = {
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
export const AllOpen: Story = {
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
export const One: Story = { ...show(fixtures.oneQuestion), name: 'One question, no title' };
export const None: Story = { ...show(fixtures.noQuestions), name: 'No question: nothing' };
export const Sixty: Story = { ...show(fixtures.sixty), name: 'Sixty questions' };
export const Endless: Story = {
  ...show(fixtures.endless),
  name: 'A question of 250 characters, an answer of 10,000',
  play: async ({ canvasElement }) => {
    const summary = canvasElement.querySelector('summary');
    if (summary) await userEvent.click(summary);
    await expect(openCount(canvasElement)).toBe(1);
  },
};
export const WithFilms: Story = { ...show(fixtures.withFilms), name: 'With films' };
export const WithForm: Story = { ...show(fixtures.withForm), name: 'With a form' };
export const Spanish: Story = { ...Questions, name: 'In Spanish', globals: { language: 'es' } };
