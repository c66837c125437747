import { story } from '../../../testing/story.ts';
import { contentGrid } from '../content-grid.block.ts';
import * as fixtures from './neighborhood-benefits.fixtures.ts';
import { NeighborhoodBenefits } from './neighborhood-benefits.tsx';

export default {
  title: 'Blocks/Content grid/Neighborhood benefits · gfContentGrid',
  id: 'blocks-content-grid-neighborhood-benefits',
  component: NeighborhoodBenefits,
  tags: ['grid-neighborhood-benefits'],
};
const show = story(contentGrid, NeighborhoodBenefits);

export const Standard = { ...show(fixtures.standard), name: 'Neighborhood benefits' };
export const One = { ...show(fixtures.one), name: 'One, without a head' };
export const Two = { ...show(fixtures.two), name: 'Two' };
export const Many = { ...show(fixtures.many), name: 'Many, inside a module' };
export const Long = { ...show(fixtures.long), name: 'Long text, on ink' };
export const Tinted = { ...show(fixtures.tinted), name: 'On a tinted ground' };
export const Spanish = { ...Standard, name: 'In Spanish', globals: { language: 'es' } };
