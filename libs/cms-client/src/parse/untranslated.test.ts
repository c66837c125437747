import createDOMPurify from 'dompurify';
import { describe, expect, it } from 'vitest';
import { image } from '../fields/asset.ts';
import { href } from '../fields/href.ts';
import { html } from '../fields/html.ts';
import { list, slots } from '../fields/reference.ts';
import { text, textList } from '../fields/text.ts';
import { entryType } from '../model/entry-type.ts';
import type { RawAsset, RawEntry } from '../model/raw.ts';
import { parseMemory, type ParseMemory } from './parse-memory.ts';
import { parseEntry } from './parser.ts';
import { createSanitize } from './sanitize.ts';

const sanitize = createSanitize(createDOMPurify(window));
const info = { name: 'Test', description: 'For tests' };
const leaf = entryType('gfLeaf', info, { label: text('gfLabel') });
const note = entryType('gfNote', info, {
  internalName: text('gfInternalName').optional(),
  title: text('gfTitle').optional(),
  body: html('gfBody').optional(),
  to: href('gfTo').optional(),
  picture: image('gfPicture').optional(),
  facts: textList('gfFacts').default([]),
  leaves: list('gfLeaves', leaf).default([]),
});
const page = entryType('gfPage', info, { title: text('gfTitle'), blocks: slots('gfBlocks') });

const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } });
const raw = (id: string, type: string, fields: object, ...untranslated: readonly string[]): RawEntry => ({
  sys: { id, contentType: { sys: { id: type } } },
  fields: { ...fields },
  ...(untranslated.length > 0 && {
    fellBack: Object.fromEntries(untranslated.map((field) => [field, 'en-US'])),
  }),
});
const root = raw('page', 'gfPage', { gfTitle: 'Página', gfBlocks: [link('Entry', 'note')] });

function parse(found: readonly (RawEntry | RawAsset)[], memory?: ParseMemory, from = root) {
  const lookup = ({ sys }: { readonly sys: { readonly id: string } }) =>
    found.find((one) => one.sys.id === sys.id);
  const options = { types: [note, leaf], locale: 'es', palette: {}, sanitize, memory };
  const { value, problems } = parseEntry(page, from, { lookup }, options);
  return { blocks: value?.blocks ?? [], problems };
}

const REASON = 'is not translated: it is shown in en-US';

describe('a text that is not translated', () => {
  it('is reported with its entry and field, and known to the block that shows it', () => {
    const { blocks, problems } = parse([
      raw('note', 'gfNote', { gfTitle: 'Fiber for all', gfLeaves: [link('Entry', 'leaf')] }, 'gfTitle'),
      raw('leaf', 'gfLeaf', { gfLabel: 'Read on here' }, 'gfLabel'),
    ]);
    expect(problems).toEqual([
      { entryId: 'note', field: 'gfTitle', reason: REASON },
      { entryId: 'leaf', field: 'gfLabel', reason: REASON },
    ]);
    expect(blocks[0]?.foreign).toEqual([
      { text: 'Fiber for all', lang: 'en' },
      { text: 'Read on here', lang: 'en' },
    ]);
  });

  it('says its language in its own elements where it has some', () => {
    const of = (gfBody: string) =>
      parse([raw('note', 'gfNote', { gfBody }, 'gfBody')]).blocks[0]?.props['body'];
    expect(of('<p>One thing</p><ul><li>another thing</li></ul>')).toBe(
      '<p lang="en">One thing</p><ul lang="en"><li>another thing</li></ul>',
    );
    expect(of('only <b>some words</b>')).toBe('<span lang="en">only <b>some words</b></span>');
  });

  it('may be an item of a list', () => {
    const { blocks, problems } = parse([
      raw('note', 'gfNote', { gfFacts: ['Wi-Fi 7', 'No data caps', 'Free router'] }, 'gfFacts'),
    ]);
    expect(problems).toEqual([{ entryId: 'note', field: 'gfFacts', reason: REASON }]);
    expect(blocks[0]?.foreign).toEqual([
      { text: 'No data caps', lang: 'en' },
      { text: 'Free router', lang: 'en' },
    ]);
  });

  it('may be rich text of the CMS', () => {
    const node = (nodeType: string, content: readonly unknown[]) => ({ nodeType, data: {}, content });
    const words = (value: string) => ({ nodeType: 'text', value, marks: [], data: {} });
    const document = node('document', [node('paragraph', [words('One thing'), words(' and another')])]);
    const { blocks, problems } = parse([raw('note', 'gfNote', { gfBody: document }, 'gfBody')]);
    expect(problems).toEqual([{ entryId: 'note', field: 'gfBody', reason: REASON }]);
    expect(blocks[0]?.props['body']).toBe('<p lang="en">One thing and another</p>');
  });

  it('may be the words of a picture', () => {
    const asset: RawAsset = {
      sys: { id: 'picture' },
      fields: { title: 'A van on a road', file: { url: '/a.png', contentType: 'image/png' } },
      fellBack: { title: 'en-US', file: 'en-US' },
    };
    const { blocks, problems } = parse([
      raw('note', 'gfNote', { gfPicture: link('Asset', 'picture') }, 'gfPicture'),
      asset,
    ]);
    expect(problems).toContainEqual({
      entryId: 'note',
      field: 'gfPicture',
      reason: `has a title, its alternative text, that ${REASON}`,
    });
    expect(blocks[0]?.foreign).toEqual([{ text: 'A van on a road', lang: 'en' }]);
  });

  it('is reported for a page itself, which has no element to mark', () => {
    const { problems } = parse([], undefined, {
      ...root,
      fields: { gfTitle: 'All about fiber', gfBlocks: [] },
      fellBack: { gfTitle: 'en-US' },
    });
    expect(problems).toEqual([{ entryId: 'page', field: 'gfTitle', reason: REASON }]);
  });

  it.each([
    ['a name', { gfTitle: 'Salt Lake City' }],
    ['an address', { gfTo: '/plans' }],
    ['what editors call an entry', { gfInternalName: 'Note about fiber' }],
  ])('is not %s, which is the same in every language', (_, fields) => {
    const { blocks, problems } = parse([raw('note', 'gfNote', fields, ...Object.keys(fields))]);
    expect(problems).toEqual([]);
    expect(blocks[0]).not.toHaveProperty('foreign');
  });

  it('is told and marked again from memory, and no more once it is translated', () => {
    const memory = parseMemory();
    const english = raw('note', 'gfNote', { gfTitle: 'Fiber for all' }, 'gfTitle');
    const read = (one: RawEntry) => {
      const { entries } = memory.graph({ items: [one] });
      return parse([...entries.values()], memory);
    };
    const first = read(english);
    const second = read({ ...english });
    expect(second).toEqual(first);
    expect(second.blocks[0]).toBe(first.blocks[0]);
    expect(first.problems).toHaveLength(1);
    const { blocks, problems } = read(raw('note', 'gfNote', { gfTitle: 'Fiber for all' }));
    expect(problems).toEqual([]);
    expect(blocks[0]).not.toHaveProperty('foreign');
  });
});
