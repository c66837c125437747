import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { textBlock } from '../../text/text-block/text-block.block.ts';
import { TextBlock } from '../../text/text-block/text-block.tsx';
import { story } from '../../testing/story.ts';
import { callUs } from './call-us.block.ts';
import * as fixtures from './call-us.fixtures.ts';
import { CallUs } from './call-us.tsx';

export default {
  title: 'Blocks/Call us · gfCallUsModal',
  id: 'blocks-call-us',
  component: CallUs,
  tags: ['call-us'],
};
const show = story(callUs, CallUs);

export const Basic = show(fixtures.callUsBasic);
export const TitleOnly = { ...show(fixtures.callUsTitleOnly), name: 'Only what is required' };
export const One = { ...show(fixtures.callUsOne), name: 'One column' };
export const Many = { ...show(fixtures.callUsMany), name: 'Seven columns, long text' };
export const Opened: StoryObj = {
  ...story(textBlock, TextBlock)(fixtures.callUsOpened),
  name: 'Opened from a call to action',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    const dialog = canvas.getByRole('dialog');
    await expect(dialog.matches(':modal')).toBe(true);
    await expect(dialog).toHaveAttribute('closedby', 'any');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
export const Spanish = { ...Basic, name: 'In Spanish', globals: { language: 'es' } };
