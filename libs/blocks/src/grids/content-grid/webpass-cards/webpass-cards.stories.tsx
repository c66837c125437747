import { story } from '../../../testing/story.ts';
import { contentGrid } from '../content-grid.block.ts';
import * as fixtures from './webpass-cards.fixtures.ts';
import { WebpassCards } from './webpass-cards.tsx';

export default {
  title: 'Blocks/Content grid/Webpass cards · gfContentGrid',
  id: 'blocks-content-grid-webpass-cards',
  component: WebpassCards,
  tags: ['grid-webpass-cards'],
};
const show = story(contentGrid, WebpassCards);

export const Standard = { ...show(fixtures.standard), name: 'Webpass cards' };
export const One = { ...show(fixtures.one), name: 'One, without a head' };
export const Two = { ...show(fixtures.two), name: 'Two' };
export const Many = { ...show(fixtures.many), name: 'Many, inside a module' };
export const Long = { ...show(fixtures.long), name: 'Long text, on ink' };
export const Tinted = { ...show(fixtures.tinted), name: 'On a tinted ground' };
export const Spanish = { ...Standard, name: 'In Spanish', globals: { language: 'es' } };
