import type { AuthoredEntry } from '@skein/cms-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../../testing/story.ts';
import { contentBlock } from '../content-block.content.ts';
import * as fixtures from './centered-video.fixtures.ts';
import { CenteredVideo } from './centered-video.tsx';

const meta = {
  title: 'Blocks/Content block/3 · Centred video',
  component: CenteredVideo,
  tags: ['content-block-3'],
  parameters: { contentType: contentBlock, variant: 'centeredVideo' },
} satisfies Meta<typeof CenteredVideo>;
export default meta;
type Story = StoryObj;

const show = (fixture: AuthoredEntry): Story => story(contentBlock, CenteredVideo, fixture);

export const Type03CenteredVideo: Story = { ...show(fixtures.centeredVideo), name: '3 · Centred video' };
export const Type03Ink: Story = { ...show(fixtures.centeredVideoInk), name: '3 · On ink' };
export const Type03Panel: Story = { ...show(fixtures.centeredVideoPanel), name: '3 · As a tinted panel' };
export const Type03Module: Story = { ...show(fixtures.centeredVideoModule), name: '3 · In a module outline' };
export const Type03Long: Story = { ...show(fixtures.centeredVideoLong), name: '3 · Long text' };
export const Type03Still: Story = {
  ...show(fixtures.centeredVideoStill),
  name: '3 · Only the still, without a film',
};
export const Type03Spanish: Story = {
  ...Type03CenteredVideo,
  name: '3 · In Spanish',
  globals: { language: 'es' },
};
