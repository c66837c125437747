// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { entry } from '../authoring/entry.ts';
import { collect } from '../export/collect.ts';
import { parseAuthored } from '../export/parse-authored.ts';
import { columns, list } from '../fields/reference.ts';
import { text } from '../fields/text.ts';
import { parseEntry } from '../parse/parser.ts';
import { contentTypeJson } from './content-type-json.ts';
import { entryType } from './entry-type.ts';
import { palette, sanitize } from './read-field.test-support.ts';
import { variantType } from './variant-type.ts';

const info = { name: 'Card', description: 'For tests' };
const card = variantType(
  'gfCard',
  info,
  'gfCardType',
  { title: text('gfTitle') },
  {
    leader: { word: 'leadership', label: 'Leader', fields: { role: text('gfRole') } },
    prize: { word: 'accolade', label: 'Accolade', fields: {} },
  },
);
const GFS = ['gfColumn1', 'gfColumn2', 'gfColumn3'] as const;
const grid = entryType('gfGrid', info, { items: columns(GFS, card.only('leader')) });
const options = { locale: 'en-US', palette, sanitize } as const;

const leader = (id: string) => entry(card, id, { variant: 'leader', title: id, role: 'Splices' });
const prize = entry(card, 'prize', { variant: 'prize', title: 'First' });
const read = (items: Parameters<typeof entry<typeof grid>>[2]['items']) =>
  parseAuthored(grid, entry(grid, 'grid', { items }), options);

describe('variants that are called by words', () => {
  it.each(['leadership', ' Leadership '])('takes %j for what the CMS calls it', (gfCardType) => {
    const raw = {
      sys: { id: 'a', contentType: { sys: { id: 'gfCard' } } },
      fields: { gfCardType, gfTitle: 'Ruth', gfRole: 'Founded it' },
    };
    const { value } = parseEntry(card, raw, { lookup: () => undefined }, { ...options, types: [] });
    expect(value).toEqual({ id: 'a', variant: 'leader', title: 'Ruth', role: 'Founded it' });
  });

  it('offers the words to editors, and says which there are when one is unknown', () => {
    const [pick] = contentTypeJson(card as never, '2026-01-01T00:00:00.000Z').fields;
    expect(pick).toMatchObject({ type: 'Symbol', validations: [{ in: ['leadership', 'accolade'] }] });
    const raw = { sys: { id: 'a', contentType: { sys: { id: 'gfCard' } } }, fields: { gfCardType: 'x' } };
    const { problems } = parseEntry(card, raw, { lookup: () => undefined }, { ...options, types: [] });
    expect(problems).toEqual([
      { entryId: 'a', field: 'gfCardType', reason: 'x is no variant; known are leadership, accolade' },
    ]);
  });

  it('are not picked by numbers as well', () => {
    const mixed = {
      one: { number: 1, label: 'One', fields: {} },
      two: { word: 'two', label: 'Two', fields: {} },
    };
    expect(() => variantType('gfMixed', info, 'gfType', {}, mixed)).toThrow('by numbers and by words');
  });
});

describe('a field that takes one variant', () => {
  const team = entryType('gfTeam', info, { items: list('gfItems', card.only('leader')) });

  it('leaves out and reports what is another, and keeps the rest', () => {
    const authored = entry(team, 'team', { items: [leader('ruth'), prize] });
    const { props, problems } = parseAuthored(team, authored, options);
    expect(props?.items).toEqual([{ id: 'ruth', title: 'ruth', role: 'Splices' }]);
    expect(problems).toContainEqual({
      entryId: 'prize',
      field: 'gfCardType',
      reason: 'is Accolade; here stands Leader',
    });
  });
});

describe('a list that is kept in columns', () => {
  it.each([1, 2, 3, 4, 5, 7])('holds %i entries in the order in which they were written', (count) => {
    const ids = Array.from({ length: count }, (_, index) => `leader-${index}`);
    const { props, problems } = read(ids.map(leader));
    expect(problems).toEqual([]);
    expect(props?.items.map(({ id }) => id)).toEqual(ids);
  });

  it('fills the columns from the first on', () => {
    const [written] = collect([entry(grid, 'grid', { items: ['a', 'b', 'c', 'd'].map(leader) })]).entries;
    const ids = (gf: string) =>
      (written?.fields[gf]?.['en-US'] as { sys: { id: string } }[]).map((l) => l.sys.id);
    expect([ids('gfColumn1'), ids('gfColumn2')]).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    expect(written?.fields['gfColumn3']).toBeUndefined();
  });

  it('reports a column that is no list by its name, and shows the others', () => {
    const link = { sys: { type: 'Link', linkType: 'Entry', id: 'ruth' } };
    const raw = {
      sys: { id: 'grid', contentType: { sys: { id: 'gfGrid' } } },
      fields: { gfColumn1: [link], gfColumn2: 'ruth' },
    };
    const ruth = {
      sys: { id: 'ruth', contentType: { sys: { id: 'gfCard' } } },
      fields: { gfCardType: 'leadership', gfTitle: 'Ruth', gfRole: 'Founded it' },
    };
    const { value, problems } = parseEntry(grid, raw, { lookup: () => ruth }, { ...options, types: [] });
    expect(value?.items).toHaveLength(1);
    expect(problems).toEqual([{ entryId: 'grid', field: 'gfColumn2', reason: 'is not a list' }]);
  });

  it('that is empty makes its entry unusable', () => {
    expect(read([])).toMatchObject({ props: undefined, problems: [{ field: 'gfColumn1' }] });
  });
});
