import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../testing/story.ts';
import { tvDemoScroll } from './tv-demo-scroll.content.ts';
import * as fixtures from './tv-demo-scroll.fixtures.ts';
import { TvDemoScroll } from './tv-demo-scroll.tsx';

const meta = {
  title: 'Carousels/TV demo',
  component: TvDemoScroll,
  tags: ['tv-demo-scroll'],
  parameters: { contentType: tvDemoScroll },
} satisfies Meta<typeof TvDemoScroll>;
export default meta;
type Story = StoryObj;

export const Basic: Story = story(tvDemoScroll, TvDemoScroll, fixtures.tvDemoScrollBasic);
export const TwoOnViolet: Story = story(tvDemoScroll, TvDemoScroll, fixtures.tvDemoScrollViolet);
export const OneOnPaper: Story = story(tvDemoScroll, TvDemoScroll, fixtures.tvDemoScrollOne);
export const None: Story = story(tvDemoScroll, TvDemoScroll, fixtures.tvDemoScrollNone);
export const LongAndTooMany: Story = story(tvDemoScroll, TvDemoScroll, fixtures.tvDemoScrollLong);
export const Spanish: Story = { ...Basic, globals: { language: 'es' } };
