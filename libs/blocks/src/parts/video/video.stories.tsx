import type { AuthoredEntry } from '@skein/cms-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { story } from '../../testing/story.ts';
import { video } from './video.content.ts';
import * as fixtures from './video.fixtures.ts';
import { Video } from './video.tsx';

const meta = {
  title: 'Blocks/Video',
  component: Video,
  tags: ['video'],
  parameters: { contentType: video, layout: 'padded' },
} satisfies Meta<typeof Video>;
export default meta;
type Story = StoryObj;

const show = (fixture: AuthoredEntry): Story => story(video, Video, fixture);

export const File: Story = { ...show(fixtures.layingALine), name: 'A file, with captions' };
export const Loop: Story = { ...show(fixtures.nightRace), name: 'Moves by itself while in view' };
export const Embedded: Story = {
  ...show(fixtures.customerStory),
  name: 'Someone else’s player, before the click',
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('iframe')).toBeNull();
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringContaining('youtube-nocookie.com/embed/'),
    );
  },
};
const asked = show(fixtures.customerStory);
export const EmbeddedAsked: Story = {
  ...asked,
  // An address that shows nothing: stories load nothing of anybody else.
  args: { ...asked.args, link: '/favicon.ico', description: 'Two neighbors, two years on' },
  name: 'Someone else’s player, after the click',
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('link'));
    const frame = within(canvasElement).getByTitle(
      /^(Two neighbors, two years on|Dos vecinos, dos años después)$/,
    );
    await expect(frame).toHaveAttribute('sandbox');
    await expect(frame).toHaveAttribute('src', expect.stringMatching(/\/favicon\.ico\?autoplay=1$/));
  },
};
export const BareLink: Story = { ...show(fixtures.bareLink), name: 'Nothing but a link' };
export const OnlyPoster: Story = { ...show(fixtures.onlyPoster), name: 'No film yet' };
export const Spanish: Story = { ...File, name: 'In Spanish', globals: { language: 'es' } };
