// @vitest-environment node
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { SafeHtml } from './context.ts';
import { entryType, entryTypesIn } from './entry-type.ts';
import type { AuthoringFrom, Parsed, PropsFrom } from './props-of.ts';
import { variantType } from './variant-type.ts';
import { color, type ContentColor } from '../fields/color.ts';
import { href } from '../fields/href.ts';
import { html } from '../fields/html.ts';
import { list, one, pairedList, slots } from '../fields/reference.ts';
import { choice, flag, integer } from '../fields/scalar.ts';
import { text } from '../fields/text.ts';
import type { RawEntry } from './raw.ts';
import { parseEntry } from '../parse/parser.ts';
import { entryGraph } from '../parse/graph.ts';

const info = { name: 'Test', description: 'For tests' };
const palette = { ink: '#0e1630', paper: '#fbf7f0', teal: '#0b7a75' };
const social = entryType('gfSocialItem', info, { href: href('gfLink'), label: text('gfTitleTooltip') });
const block = variantType(
  'gfContentBlock',
  info,
  'gfContentBlockType',
  {
    title: text('gfTitle').optional(),
    rounded: flag('gfRounded').default(false),
    tint: color('gfColor').optional(),
  },
  {
    textWithImage: {
      number: 1,
      label: 'Text with image',
      fields: { side: choice('gfSide', ['left', 'right']).default('left') },
    },
    quote: {
      number: 10,
      label: 'Quote',
      fields: { author: text('gfName'), body: html('gfBody').optional() },
    },
    social: {
      number: 15,
      label: 'Social',
      fields: { items: list('gfItems', social), first: one('gfFirst', social).optional() },
    },
  },
);
const page = entryType('gfPage', info, {
  slug: text('gfSlug'),
  blocks: slots('gfBlocks').default([]),
  depth: integer('gfDepth', 0, 9).default(0),
});

const raw = (id: string, type: string, fields: Record<string, unknown>): RawEntry => ({
  sys: { id, contentType: { sys: { id: type } } },
  fields,
});
const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } });
const sanitize = (source: string) => source.replaceAll(/<script.*?<\/script>/gs, '') as SafeHtml;
function parse(root: RawEntry, ...others: RawEntry[]) {
  const graph = entryGraph({ items: [root], includes: { Entry: others } });
  return parseEntry(page, root, graph, {
    types: [block, social, page] as never,
    locale: 'es',
    palette,
    sanitize,
  });
}
const inPage = (...others: RawEntry[]) =>
  parse(raw('p', 'gfPage', { gfSlug: '/', gfBlocks: others.map(({ sys }) => link(sys.id)) }), ...others);

describe('a content type', () => {
  it('infers props per variant and what an author must write', () => {
    type Block = PropsFrom<typeof block>;
    expectTypeOf<Extract<Block, { variant: 'quote' }>>().toEqualTypeOf<
      Parsed<{
        readonly variant: 'quote';
        readonly title?: string | undefined;
        readonly rounded: boolean;
        readonly tint?: ContentColor | undefined;
        readonly author: string;
        readonly body?: SafeHtml | undefined;
      }>
    >();
    expectTypeOf<Extract<AuthoringFrom<typeof block>, { variant: 'quote' }>>().not.toHaveProperty('items');
    // @ts-expect-error a quote needs an author
    const wrong: AuthoringFrom<typeof block> = { variant: 'quote' };
    expect(wrong).toBeDefined();
  });

  it('turns the number into a name and fills in defaults', () => {
    const { value, problems } = inPage(
      raw('a', 'gfContentBlock', { gfContentBlockType: '1', gfTitle: ' Hello ' }),
    );
    expect(value?.blocks).toEqual([
      {
        id: 'a',
        type: 'gfContentBlock',
        props: { id: 'a', variant: 'textWithImage', title: 'Hello', rounded: false, side: 'left' },
      },
    ]);
    expect(problems).toEqual([]);
  });

  it('reports a bad optional field and keeps the block', () => {
    const { value, problems } = inPage(
      raw('a', 'gfContentBlock', { gfContentBlockType: 1, gfTitle: 7, gfColor: 'pink' }),
    );
    expect(value?.blocks).toHaveLength(1);
    expect(problems).toEqual([
      { entryId: 'a', field: 'gfTitle', reason: 'is not text' },
      { entryId: 'a', field: 'gfColor', reason: 'is neither #rrggbb nor one of ink, paper, teal' },
    ]);
  });

  it('reports a bad required field and leaves the block out', () => {
    const { value, problems } = inPage(
      raw('a', 'gfContentBlock', { gfContentBlockType: 10 }),
      raw('b', 'gfContentBlock', { gfContentBlockType: 10, gfName: 'Ana' }),
    );
    expect(value?.blocks.map(({ id }) => id)).toEqual(['b']);
    expect(problems).toEqual([{ entryId: 'a', field: 'gfName', reason: 'is missing' }]);
  });

  it.each([
    [
      'an unknown variant',
      raw('a', 'gfContentBlock', { gfContentBlockType: 99 }),
      'gfContentBlockType',
      '99 is no variant; known are 1, 10, 15',
    ],
    [
      'a variant that cannot be turned into text',
      raw('a', 'gfContentBlock', { gfContentBlockType: { toString: 1 } }),
      'gfContentBlockType',
      'a value of type object is no variant; known are 1, 10, 15',
    ],
    ['no variant', raw('a', 'gfContentBlock', {}), 'gfContentBlockType', 'is missing; known are 1, 10, 15'],
    [
      'a type without a block',
      raw('a', 'gfMystery', {}),
      '*',
      'is a gfMystery, for which there is no block: register it in createRegistry',
    ],
  ])('leaves out %s and says so', (_, entry, field, reason) => {
    const { value, problems } = inPage(entry);
    expect(value?.blocks).toEqual([]);
    expect(problems).toEqual([{ entryId: 'a', field, reason }]);
  });

  it('drops a bad list item, names its place, and keeps the rest', () => {
    const { value, problems } = inPage(
      raw('a', 'gfContentBlock', {
        gfContentBlockType: 15,
        gfItems: [link('s1'), link('gone'), link('s2'), 5],
      }),
    );
    expect(value?.blocks).toHaveLength(1);
    expect(problems.map(({ reason }) => reason)).toEqual([
      'item 1 links to an entry that is missing or not published (s1)',
      'item 2 links to an entry that is missing or not published (gone)',
      'item 3 links to an entry that is missing or not published (s2)',
      'item 4 is not an entry',
    ]);
  });

  it('keeps the position of every item of a paired list, and names the bad ones', () => {
    const pairs = entryType('gfPairs', info, { items: pairedList('gfItems', social) });
    const good = raw('good', 'gfSocialItem', { gfLink: '/', gfTitleTooltip: 'Good' });
    const bad = raw('bad', 'gfSocialItem', { gfLink: '/' });
    const root = raw('p', 'gfPairs', { gfItems: [link('gone'), bad, good] });
    const options = { types: [pairs, social] as never, locale: 'en-US', palette, sanitize } as const;
    const { value, problems } = parseEntry(pairs, root, entryGraph({ items: [root] }), options);
    expect(value?.items).toEqual([undefined, undefined, { id: 'good', href: '/', label: 'Good' }]);
    expect(problems.map(({ entryId, field }) => [entryId, field])).toEqual([
      ['p', 'gfItems'],
      ['bad', 'gfTitleTooltip'],
    ]);
  });

  it('stops at a link cycle', () => {
    const root = raw('p', 'gfPage', { gfSlug: '/', gfBlocks: [link('q')] });
    const { value, problems } = parse(root, raw('q', 'gfPage', { gfSlug: '/q', gfBlocks: [link('p')] }));
    expect(value?.blocks).toHaveLength(1);
    expect(problems).toEqual([
      { entryId: 'q', field: 'gfBlocks', reason: 'item 1 links back to p, which already holds it' },
    ]);
  });

  it('names everything it depends on, missing entries too', () => {
    const root = raw('p', 'gfPage', { gfSlug: '/', gfBlocks: [link('a'), link('gone')] });
    const { dependencies } = parse(
      root,
      raw('a', 'gfContentBlock', { gfContentBlockType: 15, gfItems: [link('late')] }),
    );
    expect([...dependencies].sort()).toEqual(['a', 'gone', 'late', 'p']);
  });

  it('adds the language prefix to site paths only', () => {
    const items = [
      '/plans?x=1#y',
      '/intl/es/plans',
      'https://example.com/a',
      '#top',
      'tel:+15550100',
      '/assets/a.pdf',
    ];
    const entries = items.map((gfLink, i) => raw(`s${i}`, 'gfSocialItem', { gfLink, gfTitleTooltip: 'x' }));
    const root = raw('p', 'gfPage', { gfSlug: '/', gfBlocks: [link('a')] });
    const { value } = parse(
      root,
      raw('a', 'gfContentBlock', { gfContentBlockType: 15, gfItems: entries.map(({ sys }) => link(sys.id)) }),
      ...entries,
    );
    const props = value?.blocks[0]?.props as PropsFrom<typeof block>;
    expect(props.variant === 'social' && props.items.map((item) => item.href)).toEqual([
      '/intl/es/plans?x=1#y',
      '/intl/es/plans',
      'https://example.com/a',
      '#top',
      'tel:+15550100',
      '/assets/a.pdf',
    ]);
  });
});

it('finds the content types among what a module exports, in the order of their names', () => {
  const teamQuote = { number: 1, label: 'Team quote', fields: {} };
  const module = { social, block, teamQuote, ids: ['gfOther'], maximum: 3, nothing: null };
  expect(entryTypesIn(module)).toEqual([social, block]);
});
