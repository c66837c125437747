import type { AuthoredEntry } from '@skein/cms-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { story } from '../../testing/story.ts';
import { faqVideo } from './faq-video.content.ts';
import * as fixtures from './faq-video.fixtures.ts';
import { FaqVideo } from './faq-video.tsx';

const meta = {
  title: 'Blocks/FAQ video',
  component: FaqVideo,
  tags: ['faq-video'],
  parameters: { contentType: faqVideo, layout: 'padded' },
} satisfies Meta<typeof FaqVideo>;
export default meta;
type Story = StoryObj;

const show = (fixture: AuthoredEntry): Story => story(faqVideo, FaqVideo, fixture);

export const Tile: Story = { ...show(fixtures.faqVideoFile), name: 'Closed' };
export const Open: Story = {
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
export const Embedded: Story = {
  ...show(fixtures.faqVideoEmbedded),
  name: 'Someone else’s player: nothing of it before the click',
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('button')).toBeVisible());
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
};
export const Bare: Story = { ...show(fixtures.faqVideoBare), name: 'Without a thumbnail' };
export const Long: Story = { ...show(fixtures.faqVideoLong), name: 'A long title' };
export const Still: Story = { ...show(fixtures.faqVideoStill), name: 'No film yet: nothing' };
export const Spanish: Story = { ...Tile, name: 'In Spanish', globals: { language: 'es' } };
