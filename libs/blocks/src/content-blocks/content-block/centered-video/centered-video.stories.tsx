import { story } from '../../../testing/story.ts';
import { contentBlock } from '../content-block.block.ts';
import * as fixtures from './centered-video.fixtures.ts';
import { CenteredVideo } from './centered-video.tsx';

export default {
  title: 'Blocks/Content block/Content block 3 · Centered video · gfContentBlock',
  id: 'blocks-content-block-3-·-centered-video',
  component: CenteredVideo,
  tags: ['content-block-3'],
};
const show = story(contentBlock, CenteredVideo);

export const Type03CenteredVideo = { ...show(fixtures.centeredVideo), name: '3 · Centered video' };
export const Type03Ink = { ...show(fixtures.centeredVideoInk), name: '3 · On ink' };
export const Type03Panel = { ...show(fixtures.centeredVideoPanel), name: '3 · As a tinted panel' };
export const Type03Module = { ...show(fixtures.centeredVideoModule), name: '3 · In a module outline' };
export const Type03Long = { ...show(fixtures.centeredVideoLong), name: '3 · Long text' };
export const Type03Still = {
  ...show(fixtures.centeredVideoStill),
  name: '3 · Only the still, without a film',
};
export const Type03Spanish = { ...Type03CenteredVideo, name: '3 · In Spanish', globals: { language: 'es' } };
