import { story } from '../../../testing/story.ts';
import { contentGrid } from '../content-grid.block.ts';
import * as fixtures from './video-list.fixtures.ts';
import { VideoList } from './video-list.tsx';

export default {
  title: 'Blocks/Content grid/Video list · gfContentGrid',
  id: 'blocks-content-grid-video-list',
  component: VideoList,
  tags: ['grid-video-list'],
};
const show = story(contentGrid, VideoList);

export const Standard = { ...show(fixtures.standard), name: 'Video list' };
export const One = { ...show(fixtures.one), name: 'One, without a head' };
export const Two = { ...show(fixtures.two), name: 'Two' };
export const Many = { ...show(fixtures.many), name: 'Many, inside a module' };
export const Long = { ...show(fixtures.long), name: 'Long text, on ink' };
export const Tinted = { ...show(fixtures.tinted), name: 'On a tinted ground' };
export const Spanish = { ...Standard, name: 'In Spanish', globals: { language: 'es' } };
