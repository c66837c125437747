import { describe, expect, it } from 'vitest';
import { linkTo, type Entity, type FieldDefinition } from '../cms/cms.types.ts';
import { contentOf, entryOf, fieldOf, typeOf } from '../testing/content.test-support.ts';
import { findMissing, findTexts } from './search.ts';

const field = (id: string, of: Partial<FieldDefinition> = {}) => fieldOf(id, { localized: true, ...of });
const path = field('path', { validations: [{ unique: true }, { regexp: { pattern: '^/' } }] });
const blocks = field('blocks', { type: 'Array', items: { type: 'Link', linkType: 'Entry' } });
const page = (id: string, ...links: string[]) =>
  entryOf(id, 'page', { path: { en: `/${id}` }, blocks: { en: links.map((to) => linkTo('Entry', to)) } });
const text = (id: string, en: unknown, es?: unknown) =>
  entryOf(id, 'text', { body: { en, ...(es !== undefined && { es }) } });
const withEntries = (...entries: Entity[]) =>
  contentOf([typeOf('page', path, blocks), typeOf('text', field('body'))], entries);
const content = withEntries(
  page('gaming', 'price', 'call'),
  page('plans', 'call'),
  text(
    'price',
    `<p>${'Fast games. '.repeat(9)}Only&nbsp;$70 a month${', promised'.repeat(9)}</p>`,
    'Solo $70 al mes',
  ),
  text('call', 'Call 512-555-0123.', 'Llámanos: (512) 555 0123'),
  text('dear', '$700 once'),
  text('menu', 'Support'),
  text('label', 85),
  entryOf('site', 'site', { menus: { en: [linkTo('Entry', 'menu')] } }),
  text('rich', { nodeType: 'document', data: {}, content: [{ nodeType: 'text', value: 'Fibra óptica' }] }),
);
const told = (search: string, at = '/') =>
  findTexts(content, search, at).map(({ paths, locale, before, hit, after }) => [
    paths.join(' '),
    locale,
    `${before}[${hit}]${after}`,
  ]);

describe('a search in texts', () => {
  it('finds a price with the words around it, in both languages, and no longer number', () => {
    expect(told('$70')).toEqual([
      ['/gaming', 'en', '…s. Fast games. Fast games. Only [$70] a month, promised, promised, pr…'],
      ['/gaming', 'es', 'Solo [$70] al mes'],
    ]);
  });

  it.each([
    ['5125550123', '512-555-0123', '512) 555 0123'],
    ['(512) 555-0123', '512-555-0123', '512) 555 0123'],
    ['+1 512', undefined, undefined],
  ])('finds the phone number %s however it is written', (search, en, es) => {
    const hits = told(search).map(([, , shown]) => /\[(.*)\]/.exec(shown ?? '')?.[1]);
    expect(hits).toEqual(en === undefined ? [] : [en, es]);
  });

  it.each([
    ['OPTICA fibra', ['Fibra [óptica]']],
    ['games month', [told('games month')[0]?.[2]]],
    ['nothing', []],
    [' ', []],
  ])('finds all words of %j without regard to case, accents and order', (search, expected) => {
    expect(told(search).map(([, , shown]) => shown)).toEqual(expected);
  });

  it('marks a whole phrase', () => {
    expect(told('fibra optica').map(([, , shown]) => shown)).toEqual(['[Fibra óptica]']);
  });

  it('begins with the shown page, and knows what stands around all pages', () => {
    expect(told('call 512', '/plans')[0]?.[0]).toBe('/plans /gaming');
    expect(findTexts(content, 'support', '/')).toMatchObject([{ paths: [], isAround: true }]);
    expect(findTexts(content, '$700', '/')).toMatchObject([{ paths: [], isAround: false }]);
  });

  it('finds a price that the content has as a bare number', () => {
    expect(told('$85').map(([, , shown]) => shown)).toEqual(['[85]']);
    expect(told('$8')).toEqual([]);
  });

  it('finds what was just typed', () => {
    const changed = new Map(content.entries).set('price', text('price', 'Now $75'));
    expect(findTexts({ ...content, entries: changed }, '$75', '/')).toHaveLength(1);
  });
});

describe('missing translations', () => {
  const locales = [
    { code: 'en', name: 'English', default: true },
    { code: 'es', name: 'Español', default: false },
  ] as const;
  const missing = (...entries: Entity[]) =>
    findMissing({ ...withEntries(...entries), locales }, '/').map(({ entryId, locale, after }) => [
      entryId,
      locale,
      after,
    ]);

  it('are sentences on pages, in either language', () => {
    const entries = [text('a', 'We call you back.'), text('b', undefined, 'Te llamamos hoy.')];
    expect(missing(page('home', 'a', 'b'), ...entries)).toEqual([
      ['a', 'es', 'We call you back.'],
      ['b', 'en', 'Te llamamos hoy.'],
    ]);
  });

  it.each([
    ['a price', 'a', '$70'],
    ['a link', 'a', '/plans'],
    ['a key', 'a', 'plan-fast'],
    ['a name', 'a', 'Salt Lake City'],
    ['a text on no page', 'nowhere', 'We call you back.'],
  ])('are not %s', (_, id, value) => {
    expect(missing(page('home', 'a'), text(id, value))).toEqual([]);
  });

  it('are not internal names', () => {
    const internal = { ...field('gfInternalName'), localized: true };
    const all = withEntries(
      page('home', 'a'),
      entryOf('a', 'part', { gfInternalName: { en: 'The first block' } }),
    );
    const types = new Map(all.types).set('part', { sys: { id: 'part' }, name: 'Part', fields: [internal] });
    expect(findMissing({ ...all, types, locales }, '/')).toEqual([]);
  });
});
