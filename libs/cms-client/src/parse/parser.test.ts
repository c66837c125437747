import createDOMPurify from 'dompurify';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entry, type AuthoredEntry } from '../authoring/entry.ts';
import { asset } from '../authoring/asset.ts';
import { buildExport } from '../export/build-export.ts';
import { t } from '../authoring/localized.ts';
import { parseAuthored } from '../export/parse-authored.ts';
import { entryType, type AnyEntryType } from '../model/entry-type.ts';
import { variantType } from '../model/variant-type.ts';
import { file, image } from '../fields/asset.ts';
import { color } from '../fields/color.ts';
import { href } from '../fields/href.ts';
import { html } from '../fields/html.ts';
import { list, one, slot, slots } from '../fields/reference.ts';
import { choice, flag, integer, namedChoice } from '../fields/scalar.ts';
import { longText, text, textList } from '../fields/text.ts';
import { brokenEntry } from '../testing/arbitrary.ts';
import { entryGraph } from './graph.ts';
import { parseEntry } from './parser.ts';
import { createSanitize } from './sanitize.ts';

const sanitize = createSanitize(createDOMPurify(window));
const palette = { ink: '#000000', paper: '#ffffff' };
const info = { name: 'Everything', description: 'One field of every kind' };
const leaf = entryType('gfLeaf', info, { label: text('gfLabel') });
const everything = variantType(
  'gfEverything',
  info,
  'gfKind',
  {
    title: text('gfTitle').optional(),
    body: html('gfBody').optional(),
    note: longText('gfNote').optional(),
    words: textList('gfWords').default([]),
    to: href('gfTo').optional(),
    tint: color('gfTint').optional(),
    picture: image('gfPicture').optional(),
    film: file('gfFilm', 'video').optional(),
    size: integer('gfSize', 1, 6).default(3),
    bold: flag('gfBold').default(false),
    side: choice('gfSide', ['left', 'right']).default('left'),
    look: namedChoice('gfLook', { plain: 'Plain look', loud: 'Loud look' }).default('plain'),
    leaf: one('gfLeaf', leaf).optional(),
    leaves: list('gfLeaves', leaf).default([]),
    form: slot('gfForm').optional(),
    blocks: slots('gfBlocks').default([]),
  },
  {
    first: { number: 1, label: 'First', fields: {} },
    second: { number: 2, label: 'Second', fields: { must: text('gfMust') } },
  },
);
const types = [everything, leaf] as unknown as AnyEntryType[];

describe('parsing broken content', () => {
  it('never throws, names the entry in every problem, and lets nothing through that executes', () => {
    fc.assert(
      fc.property(brokenEntry(everything as unknown as AnyEntryType), (raw) => {
        const { value, problems } = parseEntry(everything, raw, entryGraph({ items: [raw] }), {
          types,
          locale: 'en-US',
          palette,
          sanitize,
        });
        for (const { entryId, reason } of problems)
          expect([entryId, reason]).toEqual(['self', expect.stringMatching(/./)]);
        if (value === undefined) {
          expect(problems).not.toEqual([]);
          return;
        }
        expect(value.body ?? '').not.toMatch(/<script|<[^>]*(onerror|javascript:)/i);
        expect(value.to ?? '').not.toMatch(/^(javascript|data):/i);
        expect(['left', 'right']).toContain(value.side);
      }),
      { numRuns: 400 },
    );
  });
});

describe('authored content', () => {
  const authored: AuthoredEntry = entry(everything, 'all', {
    variant: 'second',
    must: 'yes',
    title: t('Hello', 'Hola'),
    body: t(
      '<p onclick="x()">Hi <script>1</script><a href="/plans" target="_blank">plans</a></p>',
      '<p>Hola</p>',
    ),
    look: 'loud',
    picture: asset('pic', {
      title: t('A porch', 'Un porche'),
      fileName: 'porch.svg',
      contentType: 'image/svg+xml',
      width: 80,
      height: 40,
    }),
    leaves: [entry(leaf, 'leaf-1', { label: 'One' })],
    blocks: [entry(leaf, 'leaf-2', { label: t('Two', 'Dos') })],
  });

  it('comes back as props in each language, English where Spanish is silent', () => {
    const read = (locale: 'en-US' | 'es') =>
      parseAuthored(everything, authored, { locale, palette, sanitize, types });
    expect(read('es')).toEqual({
      problems: [],
      props: expect.objectContaining({
        id: 'all',
        variant: 'second',
        title: 'Hola',
        body: '<p>Hola</p>',
        look: 'loud',
        picture: {
          url: '/assets/pic/porch.svg',
          width: 80,
          height: 40,
          alt: 'Un porche',
          contentType: 'image/svg+xml',
        },
        leaves: [{ id: 'leaf-1', label: 'One' }],
        blocks: [{ id: 'leaf-2', type: 'gfLeaf', props: { id: 'leaf-2', label: 'Dos' } }],
      }),
    });
    expect(read('en-US').props?.body).toBe(
      '<p>Hi <a href="/plans" target="_blank" rel="noopener">plans</a></p>',
    );
  });

  it('becomes an export in the vendor’s format', () => {
    const made = buildExport({
      types,
      roots: [authored],
      publishedAt: '2026-01-01T00:00:00.000Z',
      fileUrl: ({ fileName }) => `assets/${fileName}`,
    });
    expect(made.entries.map(({ sys }) => [sys.id, sys.contentType.sys.id, sys.publishedVersion])).toEqual([
      ['all', 'gfEverything', 1],
      ['leaf-1', 'gfLeaf', 1],
      ['leaf-2', 'gfLeaf', 1],
    ]);
    expect(made.entries[0]?.fields).toMatchObject({
      gfKind: { 'en-US': 2 },
      gfTitle: { 'en-US': 'Hello', es: 'Hola' },
      gfLook: { 'en-US': 'Loud look' },
      gfLeaves: { 'en-US': [{ sys: { type: 'Link', linkType: 'Entry', id: 'leaf-1' } }] },
    });
    expect(made.assets[0]?.fields.file['en-US']).toMatchObject({
      url: 'assets/porch.svg',
      details: { image: { width: 80, height: 40 } },
    });
    const kind = made.contentTypes[0]?.fields.find(({ id }) => id === 'gfKind');
    expect(kind).toMatchObject({ type: 'Integer', required: true, validations: [{ in: [1, 2] }] });
    expect(made.contentTypes[0]?.fields.find(({ id }) => id === 'gfMust')).toMatchObject({ required: false });
    expect(made.editorInterfaces[0]?.controls).toContainEqual({
      fieldId: 'gfMust',
      settings: { helpText: 'At most 256 characters. Only for: Second.' },
    });
  });

  it('refuses two different entries under one id', () => {
    const twice = entry(everything, 'all', {
      variant: 'first',
      leaves: [entry(leaf, 'x', { label: 'a' })],
      leaf: entry(leaf, 'x', { label: 'b' }),
    });
    expect(() => parseAuthored(everything, twice, { locale: 'en-US', palette, sanitize })).toThrow(
      'Two different entries have the id "x"',
    );
  });
});

describe('a link to what the host does not answer', () => {
  const raw = {
    sys: { id: 'one', contentType: { sys: { id: 'gfEverything' } } },
    fields: {
      gfKind: 1,
      gfTo: '/demo/accounts?x=1',
      gfBody: '<p><a href="/intl/es/demo/x">Sign in</a> <a href="/demos">Demos</a></p>',
    },
  };
  const read = (deadPaths?: readonly string[]) =>
    parseEntry(everything, raw as never, entryGraph({ items: [raw as never] }), {
      types,
      locale: 'es',
      palette,
      sanitize,
      ...(deadPaths && { deadPaths }),
    });

  it('is reported and left out; in a text, its words stay', () => {
    const { value, problems } = read(['/demo']);
    expect(value).toMatchObject({ body: '<p><a>Sign in</a> <a href="/intl/es/demos">Demos</a></p>' });
    expect(value).not.toHaveProperty('to', expect.anything());
    expect(problems).toEqual([
      {
        entryId: 'one',
        field: 'gfBody',
        reason: 'holds a link to /intl/es/demo/x, which is left out',
      },
      { entryId: 'one', field: 'gfTo', reason: 'leads to /demo/accounts?x=1, which does not exist here' },
    ]);
  });

  it('is followed where the host answers', () => {
    expect(read().problems).toEqual([]);
    expect(read().value).toMatchObject({ to: '/intl/es/demo/accounts?x=1' });
  });
});
