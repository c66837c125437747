import { story } from '../../../testing/story.ts';
import { contentGrid } from '../content-grid.block.ts';
import * as fixtures from './city-values.fixtures.ts';
import { CityValues } from './city-values.tsx';

export default {
  title: 'Blocks/Content grid/City values · gfContentGrid',
  id: 'blocks-content-grid-city-values',
  component: CityValues,
  tags: ['grid-city-values'],
};
const show = story(contentGrid, CityValues);

export const Standard = { ...show(fixtures.standard), name: 'City values' };
export const One = { ...show(fixtures.one), name: 'One, without a head' };
export const Two = { ...show(fixtures.two), name: 'Two' };
export const Many = { ...show(fixtures.many), name: 'Many, inside a module' };
export const Long = { ...show(fixtures.long), name: 'Long text, on ink' };
export const Tinted = { ...show(fixtures.tinted), name: 'On a tinted ground' };
export const Spanish = { ...Standard, name: 'In Spanish', globals: { language: 'es' } };
