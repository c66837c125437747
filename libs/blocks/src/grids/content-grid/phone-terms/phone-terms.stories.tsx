import { story } from '../../../testing/story.ts';
import { contentGrid } from '../content-grid.block.ts';
import * as fixtures from './phone-terms.fixtures.ts';
import { PhoneTerms } from './phone-terms.tsx';

export default {
  title: 'Blocks/Content grid/Phone terms · gfContentGrid',
  id: 'blocks-content-grid-phone-terms',
  component: PhoneTerms,
  tags: ['grid-phone-terms'],
};
const show = story(contentGrid, PhoneTerms);

export const Standard = { ...show(fixtures.standard), name: 'Phone terms' };
export const One = { ...show(fixtures.one), name: 'One, without a head' };
export const Two = { ...show(fixtures.two), name: 'Two' };
export const Many = { ...show(fixtures.many), name: 'Many, inside a module' };
export const Long = { ...show(fixtures.long), name: 'Long text, on ink' };
export const Tinted = { ...show(fixtures.tinted), name: 'On a tinted ground' };
export const Spanish = { ...Standard, name: 'In Spanish', globals: { language: 'es' } };
