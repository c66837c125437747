import { story } from '../../../testing/story.ts';
import { contentBlock } from '../content-block.block.ts';
import * as fixtures from './gaming-video.fixtures.ts';
import { GamingVideo } from './gaming-video.tsx';

export default {
  title: 'Blocks/Content block/Content block 13 · Gaming text plus video · gfContentBlock',
  id: 'blocks-content-block-13-·-gaming-text-plus-video',
  component: GamingVideo,
  tags: ['content-block-13'],
};
const show = story(contentBlock, GamingVideo);

export const Type13GamingVideo = { ...show(fixtures.gamingVideo), name: '13 · Gaming text plus video' };
export const Type13Left = { ...show(fixtures.gamingVideoLeft), name: '13 · Film left' };
export const Type13Violet = { ...show(fixtures.gamingVideoViolet), name: '13 · On a ground from content' };
export const Type13Panel = { ...show(fixtures.gamingVideoPanel), name: '13 · As a rounded panel' };
export const Type13Module = { ...show(fixtures.gamingVideoModule), name: '13 · In a module outline' };
export const Type13Long = { ...show(fixtures.gamingVideoLong), name: '13 · Long text' };
export const Type13Still = {
  ...show(fixtures.gamingVideoStill),
  name: '13 · Only the still, without a film',
};
export const Type13Spanish = { ...Type13GamingVideo, name: '13 · In Spanish', globals: { language: 'es' } };
