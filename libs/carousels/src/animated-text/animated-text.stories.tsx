import type { StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { story } from '../testing/story.ts';
import { animatedText } from './animated-text.block.ts';
import * as fixtures from './animated-text.fixtures.ts';
import { AnimatedText } from './animated-text.tsx';

export default {
  title: 'Carousels/Animated text · gfAnimatedText',
  id: 'carousels-animated-text',
  component: AnimatedText,
  tags: ['animated-text'],
};
const show = story(animatedText, AnimatedText);

export const Basic: StoryObj = {
  ...show(fixtures.animatedTextBasic),
  play: async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole('heading');
    await expect(heading.textContent).not.toBe('');
    await expect(heading.querySelectorAll('span')).toHaveLength(1);
  },
};
export const OnInk = show(fixtures.animatedTextOnInk);
export const ColorThatCannotBeRead = show(fixtures.animatedTextPale);
export const TooLongToMove = show(fixtures.animatedTextLong);
export const Spanish = { ...OnInk, globals: { language: 'es' } };
