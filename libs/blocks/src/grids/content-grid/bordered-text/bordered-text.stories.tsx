import { story } from '../../../testing/story.ts';
import { contentGrid } from '../content-grid.block.ts';
import * as fixtures from './bordered-text.fixtures.ts';
import { BorderedText } from './bordered-text.tsx';

export default {
  title: 'Blocks/Content grid/Bordered text · gfContentGrid',
  id: 'blocks-content-grid-bordered-text',
  component: BorderedText,
  tags: ['grid-bordered-text'],
};
const show = story(contentGrid, BorderedText);

export const Standard = { ...show(fixtures.standard), name: 'Bordered text' };
export const One = { ...show(fixtures.one), name: 'One, without a head' };
export const Two = { ...show(fixtures.two), name: 'Two' };
export const Many = { ...show(fixtures.many), name: 'Many, inside a module' };
export const Long = { ...show(fixtures.long), name: 'Long text, on ink' };
export const Tinted = { ...show(fixtures.tinted), name: 'On a tinted ground' };
export const Spanish = { ...Standard, name: 'In Spanish', globals: { language: 'es' } };
