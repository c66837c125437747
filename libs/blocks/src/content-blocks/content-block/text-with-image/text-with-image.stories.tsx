import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { paperColor } from '../../../testing/paper.ts';
import { story } from '../../../testing/story.ts';
import { contentBlock } from '../content-block.block.ts';
import * as fixtures from './text-with-image.fixtures.ts';
import { TextWithImage } from './text-with-image.tsx';

export default {
  title: 'Blocks/Content block/Content block 1 · Text plus image · gfContentBlock',
  id: 'blocks-content-block-1-·-text-plus-image',
  component: TextWithImage,
  tags: ['content-block-1'],
};
const show = story(contentBlock, TextWithImage);

export const Type01TextWithImage = { ...show(fixtures.textWithImage), name: '1 · Text plus image' };
export const Type01ImageLeft = {
  ...show(fixtures.textWithImageLeft),
  name: '1 · Image left, square, text at the top',
};
export const Type01Panel = { ...show(fixtures.textWithImagePanel), name: '1 · As a rounded panel' };
export const Type01Colors = { ...show(fixtures.textWithImageColors), name: '1 · Colors from content' };
export const Type01Module = { ...show(fixtures.textWithImageModule), name: '1 · Inside a module outline' };
export const Type01Long = { ...show(fixtures.textWithImageLong), name: '1 · Long text' };

export const Type01Unreadable: StoryObj = {
  ...show(fixtures.textWithImageUnreadable),
  name: '1 · Colors that could not be read',
  play: async ({ canvasElement }) => {
    const title = within(canvasElement).getByRole('heading', { level: 2 });
    // The editor chose ink on ink. The block shows readable paper instead.
    await expect(getComputedStyle(title.querySelector('span') ?? title).color).toBe(paperColor());
  },
};

export const Type01Modal: StoryObj = {
  ...show(fixtures.textWithImageModal),
  name: '1 · Call to action that opens an entry',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
    await userEvent.click(within(canvas.getByRole('dialog')).getByRole('button'));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

export const Type01Spanish = { ...Type01TextWithImage, name: '1 · In Spanish', globals: { language: 'es' } };
