import { story } from '../../../testing/story.ts';
import { contentGrid } from '../content-grid.block.ts';
import * as fixtures from './explore-tv.fixtures.ts';
import { ExploreTv } from './explore-tv.tsx';

export default {
  title: 'Blocks/Content grid/Explore TV · gfContentGrid',
  id: 'blocks-content-grid-explore-tv',
  component: ExploreTv,
  tags: ['grid-explore-tv'],
};
const show = story(contentGrid, ExploreTv);

export const Standard = { ...show(fixtures.standard), name: 'Explore TV' };
export const One = { ...show(fixtures.one), name: 'One, without a head' };
export const Two = { ...show(fixtures.two), name: 'Two' };
export const Many = { ...show(fixtures.many), name: 'Many, inside a module' };
export const Long = { ...show(fixtures.long), name: 'Long text, on ink' };
export const Tinted = { ...show(fixtures.tinted), name: 'On a tinted ground' };
export const Spanish = { ...Standard, name: 'In Spanish', globals: { language: 'es' } };
