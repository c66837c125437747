import { story } from '../../../testing/story.ts';
import { contentGrid } from '../content-grid.block.ts';
import * as fixtures from './stay-in-touch.fixtures.ts';
import { StayInTouch } from './stay-in-touch.tsx';

export default {
  title: 'Blocks/Content grid/Stay-in-touch cards · gfContentGrid',
  id: 'blocks-content-grid-stay-in-touch-cards',
  component: StayInTouch,
  tags: ['grid-stay-in-touch'],
};
const show = story(contentGrid, StayInTouch);

export const Standard = { ...show(fixtures.standard), name: 'Stay-in-touch cards' };
export const One = { ...show(fixtures.one), name: 'One, without a head' };
export const Two = { ...show(fixtures.two), name: 'Two' };
export const Many = { ...show(fixtures.many), name: 'Many, inside a module' };
export const Long = { ...show(fixtures.long), name: 'Long text, on ink' };
export const Tinted = { ...show(fixtures.tinted), name: 'On a tinted ground' };
export const Spanish = { ...Standard, name: 'In Spanish', globals: { language: 'es' } };
