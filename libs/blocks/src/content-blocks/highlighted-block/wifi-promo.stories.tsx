import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { story } from '../../testing/story.ts';
import { highlightedBlock } from './highlighted-block.block.ts';
import * as fixtures from './highlighted-block.fixtures.ts';
import { HighlightedBlock } from './highlighted-block.tsx';

export default {
  title: 'Blocks/Highlighted block/Highlighted block 4 · Wi-Fi promo · gfHighlightedBlock',
  id: 'blocks-highlighted-block-4',
  component: HighlightedBlock,
  tags: ['highlighted-block', 'highlighted-block-4'],
};
const show = story(highlightedBlock, HighlightedBlock);

export const Wifi = {
  ...show(fixtures.wifiPromo),
  name: '4 · Wi-Fi promo, in a module',
};
export const WifiModal = {
  ...show(fixtures.wifiPromoModal),
  name: '4 · Opens a dialog, on violet',
};
export const Long = { ...show(fixtures.highlightLong), name: '4 · Long text' };
export const WifiModalOpen: StoryObj = {
  ...show(fixtures.wifiPromoModal),
  name: '4 · Its dialog open',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: /About these speeds|Sobre estas velocidades/ });
    await userEvent.click(opener);
    const dialog = canvas.getByRole('dialog');
    await expect(dialog.matches(':modal')).toBe(true);
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
export const Spanish = { ...Wifi, name: '4 · In Spanish', globals: { language: 'es' } };
