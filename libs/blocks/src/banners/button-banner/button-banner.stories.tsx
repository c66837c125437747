import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../testing/story.ts';
import { buttonBanner } from './button-banner.content.ts';
import * as fixtures from './button-banner.fixtures.ts';
import { ButtonBanner } from './button-banner.tsx';

const meta = {
  title: 'Blocks/Banner with text and button',
  component: ButtonBanner,
  tags: ['button-banner'],
  parameters: { contentType: buttonBanner },
} satisfies Meta<typeof ButtonBanner>;
export default meta;
type Story = StoryObj;

export const Outside: Story = {
  ...story(buttonBanner, ButtonBanner, fixtures.buttonBannerOutside),
  name: 'To another site',
};
export const Inside: Story = {
  ...story(buttonBanner, ButtonBanner, fixtures.buttonBannerInside),
  name: 'To a page of ours, on ink',
};
export const TitleOnly: Story = story(buttonBanner, ButtonBanner, fixtures.buttonBannerTitleOnly);
export const LongText: Story = story(buttonBanner, ButtonBanner, fixtures.buttonBannerLong);
export const Spanish: Story = { ...Outside, globals: { language: 'es' } };
