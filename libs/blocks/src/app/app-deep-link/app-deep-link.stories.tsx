import type { StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { story } from '../../testing/story.ts';
import { appDeepLink } from './app-deep-link.block.ts';
import * as fixtures from './app-deep-link.fixtures.ts';
import { AppDeepLink } from './app-deep-link.tsx';

export default {
  title: 'Blocks/App deep link · gfAppDeepLink',
  id: 'blocks-app-deep-link',
  component: AppDeepLink,
  tags: ['app-deep-link'],
};
const show = story(appDeepLink, AppDeepLink);

export const Basic: StoryObj = {
  ...show(fixtures.appDeepLinkBasic),
  play: async ({ canvasElement }) => {
    for (const badge of within(canvasElement).getAllByRole('link')) {
      const { width, height } = badge.getBoundingClientRect();
      await expect([Math.round(width), Math.round(height)]).toEqual([132, 39]);
    }
    for (const code of canvasElement.querySelectorAll('[data-qr]')) {
      const { width, height } = code.getBoundingClientRect();
      // Phones do not show QR codes.
      if (width > 0) await expect([width, height]).toEqual([132, 132]);
    }
  },
};
export const Bare = { ...show(fixtures.appDeepLinkBare), name: 'Only what is required' };
export const OneStore = { ...show(fixtures.appDeepLinkOneStore), name: 'One store, on teal' };
export const OwnPictures: StoryObj = {
  ...show(fixtures.appDeepLinkPictures),
  name: 'Codes and badges that an editor has put in, on ink',
  play: async ({ canvasElement }) => {
    for (const badge of canvasElement.querySelectorAll('[data-badge] img')) {
      const { width, height } = badge.getBoundingClientRect();
      await expect([width, height]).toEqual([132, 39]);
    }
  },
};
export const LongText = show(fixtures.appDeepLinkLong);
export const Spanish = { ...Basic, globals: { language: 'es' } };
