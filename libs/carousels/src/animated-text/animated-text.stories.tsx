import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { story } from '../testing/story.ts';
import { animatedText } from './animated-text.content.ts';
import * as fixtures from './animated-text.fixtures.ts';
import { AnimatedText } from './animated-text.tsx';

const meta = {
  title: 'Carousels/Animated text',
  component: AnimatedText,
  tags: ['animated-text'],
  parameters: { contentType: animatedText },
} satisfies Meta<typeof AnimatedText>;
export default meta;
type Story = StoryObj;

export const Basic: Story = {
  ...story(animatedText, AnimatedText, fixtures.animatedTextBasic),
  play: async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole('heading');
    await expect(heading.textContent).not.toBe('');
    await expect(heading.querySelectorAll('span')).toHaveLength(1);
  },
};
export const OnInk: Story = story(animatedText, AnimatedText, fixtures.animatedTextOnInk);
export const ColorThatCannotBeRead: Story = story(animatedText, AnimatedText, fixtures.animatedTextPale);
export const TooLongToMove: Story = story(animatedText, AnimatedText, fixtures.animatedTextLong);
export const Spanish: Story = { ...OnInk, globals: { language: 'es' } };
