import { story } from '../../../testing/story.ts';
import { contentGrid } from '../content-grid.block.ts';
import * as fixtures from './about-us.fixtures.ts';
import { AboutUs } from './about-us.tsx';

export default {
  title: 'Blocks/Content grid/About-us cards · gfContentGrid',
  id: 'blocks-content-grid-about-us-cards',
  component: AboutUs,
  tags: ['grid-about-us'],
};
const show = story(contentGrid, AboutUs);

export const Standard = { ...show(fixtures.standard), name: 'About-us cards' };
export const One = { ...show(fixtures.one), name: 'One, without a head' };
export const Two = { ...show(fixtures.two), name: 'Two' };
export const Many = { ...show(fixtures.many), name: 'Many, inside a module' };
export const Long = { ...show(fixtures.long), name: 'Long text, on ink' };
export const Tinted = { ...show(fixtures.tinted), name: 'On a tinted ground' };
export const Spanish = { ...Standard, name: 'In Spanish', globals: { language: 'es' } };
