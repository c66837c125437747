import { story } from '../../../testing/story.ts';
import { contentBlock } from '../content-block.block.ts';
import * as fixtures from './text-with-map-note.fixtures.ts';
import { TextWithMapNote } from './text-with-map-note.tsx';

export default {
  title: 'Blocks/Content block/Content block 4 · Text with map note · gfContentBlock',
  id: 'blocks-content-block-4-·-text-with-map-note',
  component: TextWithMapNote,
  tags: ['content-block-4'],
};
const show = story(contentBlock, TextWithMapNote);

export const Type04Standard = { ...show(fixtures.mapNote), name: '4 · Text, image and map note' };
export const Type04Left = { ...show(fixtures.mapNoteLeft), name: '4 · Image left, on ink' };
export const Type04Panel = { ...show(fixtures.mapNotePanel), name: '4 · As a tinted panel' };
export const Type04Module = {
  ...show(fixtures.mapNoteModule),
  name: '4 · Inside a module outline, title in colors',
};
export const Type04Long = { ...show(fixtures.mapNoteLong), name: '4 · Long text, square corners' };
export const Type04Plain = { ...show(fixtures.mapNotePlain), name: '4 · Without a map' };
export const Type04Spanish = { ...Type04Standard, name: '4 · In Spanish', globals: { language: 'es' } };
