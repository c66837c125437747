import { story } from '../../../testing/story.ts';
import { contentGrid } from '../content-grid.block.ts';
import * as fixtures from './claims.fixtures.ts';
import { Claims } from './claims.tsx';

export default {
  title: 'Blocks/Content grid/Claims · gfContentGrid',
  id: 'blocks-content-grid-claims',
  component: Claims,
  tags: ['grid-claims'],
};
const show = story(contentGrid, Claims);

export const Standard = { ...show(fixtures.standard), name: 'Claims' };
export const One = { ...show(fixtures.one), name: 'One, without a head' };
export const Two = { ...show(fixtures.two), name: 'Two' };
export const Many = { ...show(fixtures.many), name: 'Many, inside a module' };
export const Long = { ...show(fixtures.long), name: 'Long text, on ink' };
export const Tinted = { ...show(fixtures.tinted), name: 'On a tinted ground' };
export const Spanish = { ...Standard, name: 'In Spanish', globals: { language: 'es' } };
