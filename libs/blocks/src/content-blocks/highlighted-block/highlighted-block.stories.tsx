import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { story } from '../../testing/story.ts';
import { highlightedBlock } from './highlighted-block.content.ts';
import * as fixtures from './highlighted-block.fixtures.ts';
import { HighlightedBlock } from './highlighted-block.tsx';

export default {
  title: 'Blocks/Highlighted block',
  component: HighlightedBlock,
  tags: ['highlighted-block'],
};
const show = story(highlightedBlock, HighlightedBlock);

export const PromoBar = { ...show(fixtures.promoBar), tags: ['highlighted-block-1'], name: '1 · Promo bar' };
export const PromoBarBare = {
  ...show(fixtures.promoBarBare),
  tags: ['highlighted-block-1'],
  name: '1 · Only what is required',
};
export const City = {
  ...show(fixtures.comingSoonCity),
  tags: ['highlighted-block-2'],
  name: '2 · Coming-soon city',
};
export const CityBare = {
  ...show(fixtures.comingSoonCityBare),
  tags: ['highlighted-block-2'],
  name: '2 · Only what is required',
};
export const Link = {
  ...show(fixtures.highlightLink),
  tags: ['highlighted-block-3'],
  name: '3 · Highlight with a link',
};
export const Wifi = {
  ...show(fixtures.wifiPromo),
  tags: ['highlighted-block-4'],
  name: '4 · Wi-Fi promo, in a module',
};
export const WifiModal = {
  ...show(fixtures.wifiPromoModal),
  tags: ['highlighted-block-4'],
  name: '4 · Opens a dialog, on violet',
};
export const Long = { ...show(fixtures.highlightLong), tags: ['highlighted-block-4'], name: '4 · Long text' };
export const Business = {
  ...show(fixtures.homeBusiness),
  tags: ['highlighted-block-5'],
  name: '5 · Home business',
};
export const BusinessBare = {
  ...show(fixtures.homeBusinessBare),
  tags: ['highlighted-block-5'],
  name: '5 · One picture',
};
export const WifiModalOpen: StoryObj = {
  ...show(fixtures.wifiPromoModal),
  tags: ['highlighted-block-4'],
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
export const Spanish = { ...Business, name: '5 · In Spanish', globals: { language: 'es' } };
