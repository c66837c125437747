import type { AuthoredEntry } from '@skein/cms-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../../testing/story.ts';
import { contentBlock } from '../content-block.content.ts';
import * as fixtures from './text-with-video.fixtures.ts';
import { TextWithVideo } from './text-with-video.tsx';

const meta = {
  title: 'Blocks/Content block/2 · Text plus video',
  component: TextWithVideo,
  tags: ['content-block-2'],
  parameters: { contentType: contentBlock, variant: 'textWithVideo' },
} satisfies Meta<typeof TextWithVideo>;
export default meta;
type Story = StoryObj;

const show = (fixture: AuthoredEntry): Story => story(contentBlock, TextWithVideo, fixture);

export const Type02TextWithVideo: Story = { ...show(fixtures.textWithVideo), name: '2 · Text plus video' };
export const Type02Left: Story = {
  ...show(fixtures.textWithVideoLeft),
  name: '2 · Embedded film left, tinted ground',
};
export const Type02Panel: Story = {
  ...show(fixtures.textWithVideoPanel),
  name: '2 · Moving picture in an ink panel',
};
export const Type02Module: Story = { ...show(fixtures.textWithVideoModule), name: '2 · In a module outline' };
export const Type02Long: Story = { ...show(fixtures.textWithVideoLong), name: '2 · Long text' };
export const Type02Still: Story = {
  ...show(fixtures.textWithVideoStill),
  name: '2 · Only the still, without a film',
};
export const Type02Spanish: Story = {
  ...Type02TextWithVideo,
  name: '2 · In Spanish',
  globals: { language: 'es' },
};
