import { entryGraph, entryType, text, type AnyEntryType } from '@skein/cms-client';
import { expect, it } from 'vitest';
import { editorNotes } from './editor-notes.ts';

const note = entryType('note', { name: 'Note', description: 'A note' }, { title: text('gfTitle') });
const types = [note] as unknown as readonly AnyEntryType[];
const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } });
const entry = (id: string, type: string, fields: object) => ({
  sys: { id, contentType: { sys: { id: type } } },
  fields,
});
const page = entry('page', 'page', { blocks: [link('hero'), link('grid'), link('gone')] });
const items = [
  entry('hero', 'note', { gfTitle: ' Fast  ' }),
  entry('grid', 'grid', { cards: [link('card'), link('page')] }),
  entry('card', 'note', { gfTitle: '' }),
];
const notesWith = (published: Parameters<typeof editorNotes>[3]) =>
  Object.fromEntries(
    editorNotes('page', entryGraph({ items: [page], includes: { Entry: items } }), types, published),
  );

it('an editor is told the name and the type of each entry, and the block that shows it', () => {
  expect(notesWith(undefined)).toEqual({
    page: { type: 'page', name: undefined, block: undefined, isDraft: false },
    hero: { type: 'Note', name: 'Fast', block: 'hero', isDraft: false },
    grid: { type: 'grid', name: undefined, block: 'grid', isDraft: false },
    card: { type: 'Note', name: undefined, block: 'grid', isDraft: false },
  });
});

it('entries are drafts if visitors see them otherwise, or not at all', () => {
  const before = entry('hero', 'note', { gfTitle: 'Slow' });
  const notes = notesWith({ items: [page], includes: { Entry: [before, items[1]] } });
  expect(Object.entries(notes).flatMap(([id, { isDraft }]) => (isDraft ? [id] : []))).toEqual([
    'hero',
    'card',
  ]);
});
