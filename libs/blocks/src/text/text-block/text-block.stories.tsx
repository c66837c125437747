import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { story } from '../../testing/story.ts';
import { textBlock } from './text-block.block.ts';
import * as fixtures from './text-block.fixtures.ts';
import { TextBlock } from './text-block.tsx';

export default {
  title: 'Blocks/Text block · gfTextBlock',
  id: 'blocks-text-block',
  component: TextBlock,
  tags: ['text-block'],
};
const show = story(textBlock, TextBlock);

export const Plain = show(fixtures.plain);
export const PageTitle = { ...show(fixtures.pageTitle), name: 'As the title of a page' };
export const Centered = { ...show(fixtures.centered), name: 'Centered, tinted ground' };
export const OnInk = show(fixtures.ink);
export const WithoutTitle = show(fixtures.withoutTitle);
export const Long = { ...show(fixtures.long), name: 'Long text in a module outline' };
export const WithDialog: StoryObj = {
  ...show(fixtures.withDialog),
  name: 'A call to action that opens an entry',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const note = canvas.getByText(/measured at the socket|se miden en la toma/);
    await expect(note).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /About these speeds|Sobre estas velocidades/ }));
    await waitFor(() => expect(note).toBeVisible());
    await expect(canvas.getByRole('dialog')).toContainElement(note);
  },
};
export const WithForm = { ...show(fixtures.withForm), name: 'Questions, with a form' };
export const Spanish = { ...PageTitle, name: 'In Spanish', globals: { language: 'es' } };
