import { story } from '../../../testing/story.ts';
import { contentGrid } from '../content-grid.block.ts';
import * as fixtures from './webpass-support.fixtures.ts';
import { WebpassSupport } from './webpass-support.tsx';

export default {
  title: 'Blocks/Content grid/Webpass support · gfContentGrid',
  id: 'blocks-content-grid-webpass-support',
  component: WebpassSupport,
  tags: ['grid-webpass-support'],
};
const show = story(contentGrid, WebpassSupport);

export const Standard = { ...show(fixtures.standard), name: 'Webpass support' };
export const One = { ...show(fixtures.one), name: 'One, without a head' };
export const Two = { ...show(fixtures.two), name: 'Two' };
export const Many = { ...show(fixtures.many), name: 'Many, inside a module' };
export const Long = { ...show(fixtures.long), name: 'Long text, on ink' };
export const Tinted = { ...show(fixtures.tinted), name: 'On a tinted ground' };
export const Spanish = { ...Standard, name: 'In Spanish', globals: { language: 'es' } };
