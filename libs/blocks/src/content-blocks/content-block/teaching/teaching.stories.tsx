import { story } from '../../../testing/story.ts';
import { contentBlock } from '../content-block.block.ts';
import * as fixtures from './teaching.fixtures.ts';
import { Teaching } from './teaching.tsx';

export default {
  title: 'Blocks/Content block/Content block 8 · Teaching · gfContentBlock',
  id: 'blocks-content-block-8-·-teaching',
  component: Teaching,
  tags: ['content-block-8'],
};
const show = story(contentBlock, Teaching);

export const Type08Standard = { ...show(fixtures.teaching), name: '8 · Teaching' };
export const Type08Left = { ...show(fixtures.teachingLeft), name: '8 · Image left, on ink' };
export const Type08Panel = { ...show(fixtures.teachingPanel), name: '8 · As a rounded panel' };
export const Type08Module = {
  ...show(fixtures.teachingModule),
  name: '8 · Inside a module outline, title in colors',
};
export const Type08Long = { ...show(fixtures.teachingLong), name: '8 · Six steps, long text' };
export const Type08Plain = { ...show(fixtures.teachingPlain), name: '8 · Without steps' };
export const Type08Spanish = { ...Type08Standard, name: '8 · In Spanish', globals: { language: 'es' } };
