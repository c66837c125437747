import { story } from '../../../testing/story.ts';
import { contentGrid } from '../content-grid.block.ts';
import * as fixtures from './plan-offerings.fixtures.ts';
import { PlanOfferings } from './plan-offerings.tsx';

export default {
  title: 'Blocks/Content grid/Plan offerings · gfContentGrid',
  id: 'blocks-content-grid-plan-offerings',
  component: PlanOfferings,
  tags: ['grid-plan-offerings'],
};
const show = story(contentGrid, PlanOfferings);

export const Standard = { ...show(fixtures.standard), name: 'Plan offerings' };
export const One = { ...show(fixtures.one), name: 'One, without a head' };
export const Two = { ...show(fixtures.two), name: 'Two' };
export const Many = { ...show(fixtures.many), name: 'Many, inside a module' };
export const Long = { ...show(fixtures.long), name: 'Long text, on ink' };
export const Tinted = { ...show(fixtures.tinted), name: 'On a tinted ground' };
export const Spanish = { ...Standard, name: 'In Spanish', globals: { language: 'es' } };
