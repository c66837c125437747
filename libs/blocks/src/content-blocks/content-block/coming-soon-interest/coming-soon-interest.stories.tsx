import type { StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { story } from '../../../testing/story.ts';
import { contentBlock } from '../content-block.block.ts';
import * as fixtures from './coming-soon-interest.fixtures.ts';
import { ComingSoonInterest } from './coming-soon-interest.tsx';

export default {
  title: 'Blocks/Content block/Content block 14 · Coming-soon interest · gfContentBlock',
  id: 'blocks-content-block-14-·-coming-soon-interest',
  component: ComingSoonInterest,
  tags: ['content-block-14'],
};
const show = story(contentBlock, ComingSoonInterest);

export const Type14ComingSoonInterest = {
  ...show(fixtures.comingSoonInterest),
  name: '14 · With a sign-up form',
};
export const Type14Empty: StoryObj = {
  ...show(fixtures.comingSoonInterestEmpty),
  name: '14 · While there is no form',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(/\/check-address$/),
    );
  },
};
export const Type14Left = {
  ...show(fixtures.comingSoonInterestLeft),
  name: '14 · Picture left on a plate, tinted ground',
};
export const Type14Panel = { ...show(fixtures.comingSoonInterestPanel), name: '14 · As a rounded ink panel' };
export const Type14Cta = {
  ...show(fixtures.comingSoonInterestCta),
  name: '14 · No form, a call to action, in a module',
};
export const Type14Long = { ...show(fixtures.comingSoonInterestLong), name: '14 · Long text' };
export const Type14Spanish = {
  ...Type14ComingSoonInterest,
  name: '14 · In Spanish',
  globals: { language: 'es' },
};
