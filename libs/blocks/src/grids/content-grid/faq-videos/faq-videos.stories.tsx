import { story } from '../../../testing/story.ts';
import { contentGrid } from '../content-grid.block.ts';
import * as fixtures from './faq-videos.fixtures.ts';
import { FaqVideos } from './faq-videos.tsx';

export default {
  title: 'Blocks/Content grid/FAQ videos · gfContentGrid',
  id: 'blocks-content-grid-faq-videos',
  component: FaqVideos,
  tags: ['grid-faq-videos'],
};
const show = story(contentGrid, FaqVideos);

export const Standard = { ...show(fixtures.standard), name: 'FAQ videos' };
export const One = { ...show(fixtures.one), name: 'One, without a head' };
export const Two = { ...show(fixtures.two), name: 'Two' };
export const Many = { ...show(fixtures.many), name: 'Many, inside a module' };
export const Long = { ...show(fixtures.long), name: 'Long text, on ink' };
export const Tinted = { ...show(fixtures.tinted), name: 'On a tinted ground' };
export const Spanish = { ...Standard, name: 'In Spanish', globals: { language: 'es' } };
