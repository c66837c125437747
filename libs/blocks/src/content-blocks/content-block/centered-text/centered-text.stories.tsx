import { story } from '../../../testing/story.ts';
import { contentBlock } from '../content-block.block.ts';
import * as fixtures from './centered-text.fixtures.ts';
import { CenteredText } from './centered-text.tsx';

export default {
  title: 'Blocks/Content block/Content block 16 · Centered text · gfContentBlock',
  id: 'blocks-content-block-16-·-centered-text',
  component: CenteredText,
  tags: ['content-block-16'],
};
const show = story(contentBlock, CenteredText);

export const Type16CenteredText = { ...show(fixtures.centeredText), name: '16 · Centered text' };
export const Type16Ink = { ...show(fixtures.centeredTextInk), name: '16 · On ink' };
export const Type16Long = { ...show(fixtures.centeredTextLong), name: '16 · Long text in a module' };
export const Type16Outlined = { ...show(fixtures.centeredTextOutlined), name: '16 · In an outlined module' };
export const Type16Spanish = { ...Type16CenteredText, name: '16 · In Spanish', globals: { language: 'es' } };
