import { story } from '../../../testing/story.ts';
import { contentGrid } from '../content-grid.block.ts';
import * as fixtures from './rounded-numbers.fixtures.ts';
import { RoundedNumbers } from './rounded-numbers.tsx';

export default {
  title: 'Blocks/Content grid/Rounded numbers · gfContentGrid',
  id: 'blocks-content-grid-rounded-numbers',
  component: RoundedNumbers,
  tags: ['grid-rounded-numbers'],
};
const show = story(contentGrid, RoundedNumbers);

export const Standard = { ...show(fixtures.standard), name: 'Rounded numbers' };
export const One = { ...show(fixtures.one), name: 'One, without a head' };
export const Two = { ...show(fixtures.two), name: 'Two' };
export const Many = { ...show(fixtures.many), name: 'Many, inside a module' };
export const Long = { ...show(fixtures.long), name: 'Long text, on ink' };
export const Tinted = { ...show(fixtures.tinted), name: 'On a tinted ground' };
export const Spanish = { ...Standard, name: 'In Spanish', globals: { language: 'es' } };
