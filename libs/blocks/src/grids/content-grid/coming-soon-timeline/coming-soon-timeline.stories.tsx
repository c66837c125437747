import { story } from '../../../testing/story.ts';
import { contentGrid } from '../content-grid.block.ts';
import * as fixtures from './coming-soon-timeline.fixtures.ts';
import { ComingSoonTimeline } from './coming-soon-timeline.tsx';

export default {
  title: 'Blocks/Content grid/Coming-soon timeline · gfContentGrid',
  id: 'blocks-content-grid-coming-soon-timeline',
  component: ComingSoonTimeline,
  tags: ['grid-coming-soon-timeline'],
};
const show = story(contentGrid, ComingSoonTimeline);

export const Standard = { ...show(fixtures.standard), name: 'Coming-soon timeline' };
export const One = { ...show(fixtures.one), name: 'One, without a head' };
export const Two = { ...show(fixtures.two), name: 'Two' };
export const Many = { ...show(fixtures.many), name: 'Many, inside a module' };
export const Long = { ...show(fixtures.long), name: 'Long text, on ink' };
export const Tinted = { ...show(fixtures.tinted), name: 'On a tinted ground' };
export const Spanish = { ...Standard, name: 'In Spanish', globals: { language: 'es' } };
