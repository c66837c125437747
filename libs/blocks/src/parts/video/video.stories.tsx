import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { story } from '../../testing/story.ts';
import { video } from './video.block.ts';
import * as fixtures from './video.fixtures.ts';
import { Video } from './video.tsx';

export default {
  title: 'Blocks/Video · gfVideo',
  id: 'blocks-video',
  component: Video,
  tags: ['video'],
  parameters: { layout: 'padded' },
};
const show = story(video, Video);

export const File = { ...show(fixtures.layingALine), name: 'A file, with captions' };
export const Loop = { ...show(fixtures.nightRace), name: 'Moves by itself while in view' };
export const Embedded: StoryObj = {
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
export const EmbeddedAsked: StoryObj = {
  ...asked,
  // The address is not a player, because stories must not load anything from other sites.
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
export const BareLink = { ...show(fixtures.bareLink), name: 'Nothing but a link' };
export const OnlyPoster = { ...show(fixtures.onlyPoster), name: 'No film yet' };
export const Spanish = { ...File, name: 'In Spanish', globals: { language: 'es' } };
