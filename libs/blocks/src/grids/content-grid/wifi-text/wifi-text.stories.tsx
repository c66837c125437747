import { story } from '../../../testing/story.ts';
import { contentGrid } from '../content-grid.block.ts';
import * as fixtures from './wifi-text.fixtures.ts';
import { WifiText } from './wifi-text.tsx';

export default {
  title: 'Blocks/Content grid/Wi-Fi text · gfContentGrid',
  id: 'blocks-content-grid-wi-fi-text',
  component: WifiText,
  tags: ['grid-wifi-text'],
};
const show = story(contentGrid, WifiText);

export const Standard = { ...show(fixtures.standard), name: 'Wi-Fi text' };
export const One = { ...show(fixtures.one), name: 'One, without a head' };
export const Two = { ...show(fixtures.two), name: 'Two' };
export const Many = { ...show(fixtures.many), name: 'Many, inside a module' };
export const Long = { ...show(fixtures.long), name: 'Long text, on ink' };
export const Tinted = { ...show(fixtures.tinted), name: 'On a tinted ground' };
export const Spanish = { ...Standard, name: 'In Spanish', globals: { language: 'es' } };
