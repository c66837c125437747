import type { StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { story } from '../../../testing/story.ts';
import { contentBlock } from '../content-block.block.ts';
import * as fixtures from './text-with-speed-test.fixtures.ts';
import { TextWithSpeedTest } from './text-with-speed-test.tsx';

export default {
  title: 'Blocks/Content block/Content block 11 · Text plus speed test · gfContentBlock',
  id: 'blocks-content-block-11-·-text-plus-speed-test',
  component: TextWithSpeedTest,
  tags: ['content-block-11'],
};
const show = story(contentBlock, TextWithSpeedTest);

export const Type11TextWithSpeedTest = {
  ...show(fixtures.textWithSpeedTest),
  name: '11 · Text plus speed test',
};
export const Type11Left = { ...show(fixtures.textWithSpeedTestLeft), name: '11 · Test left, tinted ground' };
export const Type11Foreign: StoryObj = {
  ...show(fixtures.textWithSpeedTestForeign),
  name: '11 · Test of another host, on ink',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const frame = canvas.getByTitle<HTMLIFrameElement>(/speed|velocidad/);
    await expect(frame).not.toHaveAttribute('src');
    await expect(canvas.getByRole('link', { name: /^(Load|Cargar)/ })).toHaveAttribute('target', frame.name);
  },
};
export const Type11Panel = { ...show(fixtures.textWithSpeedTestPanel), name: '11 · As a rounded panel' };
export const Type11Long = { ...show(fixtures.textWithSpeedTestLong), name: '11 · Long text' };
export const Type11Spanish = {
  ...Type11TextWithSpeedTest,
  name: '11 · In Spanish',
  globals: { language: 'es' },
};
