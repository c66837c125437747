import { story } from '../../../testing/story.ts';
import { contentGrid } from '../content-grid.block.ts';
import * as fixtures from './accolades.fixtures.ts';
import { Accolades } from './accolades.tsx';

export default {
  title: 'Blocks/Content grid/Accolades · gfContentGrid',
  id: 'blocks-content-grid-accolades',
  component: Accolades,
  tags: ['grid-accolades'],
};
const show = story(contentGrid, Accolades);

export const Standard = { ...show(fixtures.standard), name: 'Accolades' };
export const One = { ...show(fixtures.one), name: 'One, without a head' };
export const Two = { ...show(fixtures.two), name: 'Two' };
export const Many = { ...show(fixtures.many), name: 'Many, inside a module' };
export const Long = { ...show(fixtures.long), name: 'Long text, on ink' };
export const Tinted = { ...show(fixtures.tinted), name: 'On a tinted ground' };
export const Spanish = { ...Standard, name: 'In Spanish', globals: { language: 'es' } };
