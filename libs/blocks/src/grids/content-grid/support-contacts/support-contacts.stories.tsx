import { story } from '../../../testing/story.ts';
import { contentGrid } from '../content-grid.block.ts';
import * as fixtures from './support-contacts.fixtures.ts';
import { SupportContacts } from './support-contacts.tsx';

export default {
  title: 'Blocks/Content grid/Support contacts · gfContentGrid',
  id: 'blocks-content-grid-support-contacts',
  component: SupportContacts,
  tags: ['grid-support-contacts'],
};
const show = story(contentGrid, SupportContacts);

export const Standard = { ...show(fixtures.standard), name: 'Support contacts' };
export const One = { ...show(fixtures.one), name: 'One, without a head' };
export const Two = { ...show(fixtures.two), name: 'Two' };
export const Many = { ...show(fixtures.many), name: 'Many, inside a module' };
export const Long = { ...show(fixtures.long), name: 'Long text, on ink' };
export const Tinted = { ...show(fixtures.tinted), name: 'On a tinted ground' };
export const Spanish = { ...Standard, name: 'In Spanish', globals: { language: 'es' } };
