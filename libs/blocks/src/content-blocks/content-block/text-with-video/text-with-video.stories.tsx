import { story } from '../../../testing/story.ts';
import { contentBlock } from '../content-block.block.ts';
import * as fixtures from './text-with-video.fixtures.ts';
import { TextWithVideo } from './text-with-video.tsx';

export default {
  title: 'Blocks/Content block/Content block 2 · Text plus video · gfContentBlock',
  id: 'blocks-content-block-2-·-text-plus-video',
  component: TextWithVideo,
  tags: ['content-block-2'],
};
const show = story(contentBlock, TextWithVideo);

export const Type02TextWithVideo = { ...show(fixtures.textWithVideo), name: '2 · Text plus video' };
export const Type02Left = {
  ...show(fixtures.textWithVideoLeft),
  name: '2 · Embedded film left, tinted ground',
};
export const Type02Panel = {
  ...show(fixtures.textWithVideoPanel),
  name: '2 · Moving picture in an ink panel',
};
export const Type02Module = { ...show(fixtures.textWithVideoModule), name: '2 · In a module outline' };
export const Type02Long = { ...show(fixtures.textWithVideoLong), name: '2 · Long text' };
export const Type02Still = {
  ...show(fixtures.textWithVideoStill),
  name: '2 · Only the still, without a film',
};
export const Type02Spanish = { ...Type02TextWithVideo, name: '2 · In Spanish', globals: { language: 'es' } };
