import { story } from '../../../testing/story.ts';
import { contentBlock } from '../content-block.block.ts';
import * as fixtures from './stay-in-touch.fixtures.ts';
import { StayInTouch } from './stay-in-touch.tsx';

export default {
  title: 'Blocks/Content block/Content block 15 · Stay in touch · gfContentBlock',
  id: 'blocks-content-block-15-·-stay-in-touch',
  component: StayInTouch,
  tags: ['content-block-15'],
};
const show = story(contentBlock, StayInTouch);

export const Type15Standard = { ...show(fixtures.stayInTouch), name: '15 · Stay in touch' };
export const Type15Centered = { ...show(fixtures.stayInTouchCentered), name: '15 · Centered' };
export const Type15Right = { ...show(fixtures.stayInTouchRight), name: '15 · Text right, on ink' };
export const Type15Panel = { ...show(fixtures.stayInTouchPanel), name: '15 · As a rounded panel' };
export const Type15Module = {
  ...show(fixtures.stayInTouchModule),
  name: '15 · Inside a module outline, title in colors',
};
export const Type15Long = { ...show(fixtures.stayInTouchLong), name: '15 · Long text, three networks' };
export const Type15Plain = { ...show(fixtures.stayInTouchPlain), name: '15 · The button alone' };
export const Type15Spanish = { ...Type15Standard, name: '15 · In Spanish', globals: { language: 'es' } };
