import { entry, entryType, t, text, variantType, type AnyEntryType } from '@skein/cms-client';
import { describe, expect, it } from 'vitest';
import { problemsOf } from './problems.ts';
import type { Demo } from './read-demo.ts';
import type { Library, Look } from './read-library.ts';

const info = { name: 'Note', description: 'For tests' };
const note = entryType('gfNote', info, { title: text('gfTitle') });
const block: AnyEntryType = variantType(
  'gfBlock',
  { name: 'Block', description: 'For tests' },
  'gfType',
  {},
  {
    teamQuote: { number: 10, label: 'Team quote', fields: {} },
  },
);
const folder = 'libs/notes';
const story = { file: 'x', tags: [], contentType: 'note' };
const noteLook: Look = {
  type: note,
  label: 'Note',
  definition: `${folder}/src/note/note.block.ts`,
  stories: [story],
  tests: [`${folder}/src/note/note.test.tsx`],
};
const quoteLook: Look = {
  ...noteLook,
  type: block,
  variant: { name: 'teamQuote', key: '10', label: 'Team quote' },
  label: 'Block 10, Team quote',
  definition: `${folder}/src/block/team-quote/team-quote.content.ts`,
};
const complete: Library = {
  name: 'notes',
  folder,
  sources: {
    stories: [story],
    tests: [],
    fixtures: [],
    definitions: new Map([['note', noteLook.definition]]),
    files: new Set([`${folder}/src/note/note.tsx`]),
  },
  contentTypes: [note, block],
  drawn: new Set(['gfNote', 'gfBlock']),
  exported: new Map<string, AnyEntryType>([['note', note]]),
  fixtures: [
    {
      file: `${folder}/src/note/note.fixtures.ts`,
      name: 'plain',
      authored: entry(note, 'n', { title: t('A note', 'Una nota') }),
    },
  ],
  looks: [noteLook, quoteLook],
};
const demo: Demo = { shows: () => true, blocks: new Map() };
const english = entry(note, 'n', { title: 'A note on nothing' });

describe('what the features gate finds', () => {
  it('is nothing in a library that has everything', () => expect(problemsOf(complete, demo)).toEqual([]));

  it.each<[string, Partial<Library>, string, Demo?]>([
    [
      'a story',
      { looks: [{ ...quoteLook, stories: [] }] },
      'block/team-quote/team-quote.stories.tsx: Block 10, Team quote has no story',
    ],
    ['a test', { looks: [{ ...noteLook, tests: [] }] }, 'note/note.test.tsx: no test reads Note'],
    [
      'a line',
      { exported: new Map(), sources: { ...complete.sources, stories: [] } },
      'blocks.ts: libs/notes/src/note/note.block.ts is not listed',
    ],
    [
      'Spanish',
      { fixtures: [{ file: `${folder}/src/note/note.fixtures.ts`, name: 'plain', authored: english }] },
      'note/note.fixtures.ts: title of plain has no Spanish',
    ],
  ])('names the file in which %s is missing', (_, missing, message) => {
    const [first = '', ...others] = problemsOf({ ...complete, ...missing }, demo);
    expect(first).toContain(`${folder}/src/${message}`);
    expect(others).toEqual([]);
  });

  it('asks for a page that shows the look, and for one that draws what a page holds', () => {
    expect(problemsOf({ ...complete, looks: [noteLook] }, { ...demo, shows: () => false })).toEqual([
      expect.stringContaining('content/entries/pages/: no page shows Note'),
    ]);
    const unregistered = {
      ...complete,
      looks: [],
      drawn: new Set<string>(),
      sources: { ...complete.sources, files: new Set<string>() },
    };
    expect(problemsOf(unregistered, { ...demo, blocks: new Map([['gfNote', '/about']]) })).toEqual([
      expect.stringContaining('blocks.ts: /about holds a Note'),
    ]);
  });
});
