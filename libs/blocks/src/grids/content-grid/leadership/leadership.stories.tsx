import { story } from '../../../testing/story.ts';
import { contentGrid } from '../content-grid.block.ts';
import * as fixtures from './leadership.fixtures.ts';
import { Leadership } from './leadership.tsx';

export default {
  title: 'Blocks/Content grid/Leadership cards · gfContentGrid',
  id: 'blocks-content-grid-leadership-cards',
  component: Leadership,
  tags: ['grid-leadership'],
};
const show = story(contentGrid, Leadership);

export const Standard = { ...show(fixtures.standard), name: 'Leadership cards' };
export const One = { ...show(fixtures.one), name: 'One, without a head' };
export const Two = { ...show(fixtures.two), name: 'Two' };
export const Many = { ...show(fixtures.many), name: 'Many, inside a module' };
export const Long = { ...show(fixtures.long), name: 'Long text, on ink' };
export const Tinted = { ...show(fixtures.tinted), name: 'On a tinted ground' };
export const Spanish = { ...Standard, name: 'In Spanish', globals: { language: 'es' } };
