import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../testing/story.ts';
import { tvChoice } from './tv-choice.content.ts';
import * as fixtures from './tv-choice.fixtures.ts';
import { TvChoice } from './tv-choice.tsx';

const meta = {
  title: 'Blocks/TV choice',
  component: TvChoice,
  tags: ['tv-choice'],
  parameters: { contentType: tvChoice },
} satisfies Meta<typeof TvChoice>;
export default meta;
type Story = StoryObj;

export const Violet: Story = story(tvChoice, TvChoice, fixtures.tvChoiceViolet);
export const Ink: Story = story(tvChoice, TvChoice, fixtures.tvChoiceInk);
export const OnlyTitle: Story = story(tvChoice, TvChoice, fixtures.tvChoiceOnlyTitle);
export const LongText: Story = story(tvChoice, TvChoice, fixtures.tvChoiceLong);
export const Spanish: Story = { ...Violet, globals: { language: 'es' } };
