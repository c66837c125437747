import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { story } from '../../testing/story.ts';
import { faqVideo } from './faq-video.block.ts';
import * as fixtures from './faq-video.fixtures.ts';
import { FaqVideo } from './faq-video.tsx';

export default {
  title: 'Blocks/FAQ video · gfFaqVideo',
  id: 'blocks-faq-video',
  component: FaqVideo,
  tags: ['faq-video'],
  parameters: { layout: 'padded' },
};
const show = story(faqVideo, FaqVideo);

export const Tile = { ...show(fixtures.faqVideoFile), name: 'Closed' };
export const Open: StoryObj = {
  ...show(fixtures.faqVideoFile),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: /^(Play video|Reproducir)/ });
    await userEvent.click(opener);
    const dialog = await canvas.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(within(dialog).getByRole('button', { name: /^(Close|Cerrar)$/ })).toBeVisible();
  },
};
export const Embedded: StoryObj = {
  ...show(fixtures.faqVideoEmbedded),
  name: 'Someone else’s player: nothing of it before the click',
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('button')).toBeVisible());
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
};
export const Bare = { ...show(fixtures.faqVideoBare), name: 'Without a thumbnail' };
export const Long = { ...show(fixtures.faqVideoLong), name: 'A long title' };
export const Still = { ...show(fixtures.faqVideoStill), name: 'No film yet: nothing' };
export const Spanish = { ...Tile, name: 'In Spanish', globals: { language: 'es' } };
