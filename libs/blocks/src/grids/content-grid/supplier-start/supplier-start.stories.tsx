import { story } from '../../../testing/story.ts';
import { contentGrid } from '../content-grid.block.ts';
import * as fixtures from './supplier-start.fixtures.ts';
import { SupplierStart } from './supplier-start.tsx';

export default {
  title: 'Blocks/Content grid/Supplier start · gfContentGrid',
  id: 'blocks-content-grid-supplier-start',
  component: SupplierStart,
  tags: ['grid-supplier-start'],
};
const show = story(contentGrid, SupplierStart);

export const Standard = { ...show(fixtures.standard), name: 'Supplier start' };
export const One = { ...show(fixtures.one), name: 'One, without a head' };
export const Two = { ...show(fixtures.two), name: 'Two' };
export const Many = { ...show(fixtures.many), name: 'Many, inside a module' };
export const Long = { ...show(fixtures.long), name: 'Long text, on ink' };
export const Tinted = { ...show(fixtures.tinted), name: 'On a tinted ground' };
export const Spanish = { ...Standard, name: 'In Spanish', globals: { language: 'es' } };
