import { story } from '../../../testing/story.ts';
import { contentGrid } from '../content-grid.block.ts';
import * as fixtures from './youtube-embeds.fixtures.ts';
import { YoutubeEmbeds } from './youtube-embeds.tsx';

export default {
  title: 'Blocks/Content grid/YouTube embeds · gfContentGrid',
  id: 'blocks-content-grid-youtube-embeds',
  component: YoutubeEmbeds,
  tags: ['grid-youtube'],
};
const show = story(contentGrid, YoutubeEmbeds);

export const Standard = { ...show(fixtures.standard), name: 'YouTube embeds' };
export const One = { ...show(fixtures.one), name: 'One, without a head' };
export const Two = { ...show(fixtures.two), name: 'Two' };
export const Many = { ...show(fixtures.many), name: 'Many, inside a module' };
export const Long = { ...show(fixtures.long), name: 'Long text, on ink' };
export const Tinted = { ...show(fixtures.tinted), name: 'On a tinted ground' };
export const Spanish = { ...Standard, name: 'In Spanish', globals: { language: 'es' } };
