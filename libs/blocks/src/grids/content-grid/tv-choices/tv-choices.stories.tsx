import { story } from '../../../testing/story.ts';
import { contentGrid } from '../content-grid.block.ts';
import * as fixtures from './tv-choices.fixtures.ts';
import { TvChoices } from './tv-choices.tsx';

export default {
  title: 'Blocks/Content grid/TV choices · gfContentGrid',
  id: 'blocks-content-grid-tv-choices',
  component: TvChoices,
  tags: ['grid-tv-choices'],
};
const show = story(contentGrid, TvChoices);

export const Standard = { ...show(fixtures.standard), name: 'TV choices' };
export const One = { ...show(fixtures.one), name: 'One, without a head' };
export const Two = { ...show(fixtures.two), name: 'Two' };
export const Many = { ...show(fixtures.many), name: 'Many, inside a module' };
export const Long = { ...show(fixtures.long), name: 'Long text, on ink' };
export const Tinted = { ...show(fixtures.tinted), name: 'On a tinted ground' };
export const Spanish = { ...Standard, name: 'In Spanish', globals: { language: 'es' } };
