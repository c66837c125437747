import { story } from '../../../testing/story.ts';
import { contentBlock } from '../content-block.block.ts';
import * as fixtures from './lifestyle.fixtures.ts';
import { Lifestyle } from './lifestyle.tsx';

export default {
  title: 'Blocks/Content block/Content block 6 · Lifestyle · gfContentBlock',
  id: 'blocks-content-block-6-·-lifestyle',
  component: Lifestyle,
  tags: ['content-block-6'],
};
const show = story(contentBlock, Lifestyle);

export const Type06Standard = { ...show(fixtures.lifestyle), name: '6 · Lifestyle' };
export const Type06Right = { ...show(fixtures.lifestyleRight), name: '6 · Image right, on ink' };
export const Type06Panel = { ...show(fixtures.lifestylePanel), name: '6 · As a rounded panel' };
export const Type06Module = {
  ...show(fixtures.lifestyleModule),
  name: '6 · Inside a module outline, title in colors',
};
export const Type06Long = {
  ...show(fixtures.lifestyleLong),
  name: '6 · Long text, a caption color that could not be read',
};
export const Type06Plain = { ...show(fixtures.lifestylePlain), name: '6 · Without a caption' };
export const Type06Spanish = { ...Type06Standard, name: '6 · In Spanish', globals: { language: 'es' } };
