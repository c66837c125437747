import type { AuthoredEntry } from '@skein/cms-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../../testing/story.ts';
import { contentBlock } from '../content-block.content.ts';
import * as fixtures from './gaming-video.fixtures.ts';
import { GamingVideo } from './gaming-video.tsx';

const meta = {
  title: 'Blocks/Content block/13 · Gaming text plus video',
  component: GamingVideo,
  tags: ['content-block-13'],
  parameters: { contentType: contentBlock, variant: 'gamingVideo' },
} satisfies Meta<typeof GamingVideo>;
export default meta;
type Story = StoryObj;

const show = (fixture: AuthoredEntry): Story => story(contentBlock, GamingVideo, fixture);

export const Type13GamingVideo: Story = {
  ...show(fixtures.gamingVideo),
  name: '13 · Gaming text plus video',
};
export const Type13Left: Story = { ...show(fixtures.gamingVideoLeft), name: '13 · Film left' };
export const Type13Violet: Story = {
  ...show(fixtures.gamingVideoViolet),
  name: '13 · On a ground from content',
};
export const Type13Panel: Story = { ...show(fixtures.gamingVideoPanel), name: '13 · As a rounded panel' };
export const Type13Module: Story = { ...show(fixtures.gamingVideoModule), name: '13 · In a module outline' };
export const Type13Long: Story = { ...show(fixtures.gamingVideoLong), name: '13 · Long text' };
export const Type13Still: Story = {
  ...show(fixtures.gamingVideoStill),
  name: '13 · Only the still, without a film',
};
export const Type13Spanish: Story = {
  ...Type13GamingVideo,
  name: '13 · In Spanish',
  globals: { language: 'es' },
};
