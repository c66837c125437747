import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ContentExport } from '../model/content.types.ts';
import { exportPath } from '../fixtures/fixtures.ts';
import { ContentExportError } from './export-items.ts';
import { parseExport } from './parse-export.ts';
import { readExport } from './read-export.ts';

const LOCALES = [{ code: 'en', name: 'English', default: true, fallbackCode: null }];
const TYPE = { sys: { id: 'note' }, name: 'Note', fields: [{ id: 'text', name: 'Text', type: 'Symbol' }] };
const note = (sys: object, fields: unknown = { text: { en: 'hi' } }) => ({
  sys: {
    id: 'n1',
    type: 'Entry',
    contentType: { sys: { type: 'Link', linkType: 'ContentType', id: 'note' } },
    ...sys,
  },
  fields,
});
const parse = (part: ContentExport) => parseExport({ locales: LOCALES, contentTypes: [TYPE], ...part });
const load = (name: Parameters<typeof exportPath>[0]) => parseExport(readExport(exportPath(name)).content);

describe('a travel blog', () => {
  const model = load('travelBlog');

  it('keeps what is whole and reports the rest with id and reason', () => {
    expect(model.problems.map((problem) => problem.item)).toEqual([
      'ContentType broken',
      'Entry number 9',
      'Entry no-type',
      'Entry no-type',
      'Entry stranger',
    ]);
    expect(model.problems.at(-1)?.reason).toContain('removedType');
  });

  it('knows which of its entries are published', () => {
    const published = model.records.filter((record) => record.published).map((record) => record.id);
    expect(published).not.toContain('post-draft');
    expect(published).not.toContain('post-archived');
    expect(published).toContain('post-harbour');
  });
});

describe('an export in delivery shape', () => {
  it('counts as published altogether', () => {
    const { records, problems } = load('deliveryShaped');
    expect(problems).toEqual([]);
    expect(records).toHaveLength(9);
    expect(records.every((record) => record.published)).toBe(true);
    expect(records[4]?.publishedCounter).toBe(5);
  });

  it('still holds archived items back', () => {
    const { records } = parse({ entries: [note({ archivedVersion: 3 }), note({ id: 'n2' })] });
    expect(records.map((record) => record.published !== undefined)).toEqual([false, true]);
  });
});

describe('locales', () => {
  it('whose fallbacks lead in a circle or nowhere are reported and still usable', () => {
    const { problems, locales } = load('recipes');
    expect(problems.map((problem) => problem.item)).toEqual(['Locale nl', 'Locale be', 'Locale it']);
    expect(locales.find((locale) => locale.code === 'it')?.fallbackCode).toBeNull();
  });

  it.each<[string, ContentExport, RegExp]>([
    ['are missing', { locales: [] }, /has no locales/u],
    ['are no list', { locales: {} as unknown[] }, /"locales" of the content export is not a list/u],
    ['have no default', { locales: [{ code: 'en' }] }, /exactly one locale as default; it marks 0 of en/u],
    ['have two defaults', { locales: [...LOCALES, { code: 'es', default: true }] }, /marks 2 of en, es/u],
  ])('that %s stop the start with a sentence', (_what, source, message) => {
    expect(() => parseExport(source)).toThrow(ContentExportError);
    expect(() => parseExport(source)).toThrow(message);
  });
});

describe('broken items', () => {
  it.each<[string, object, RegExp]>([
    ['without a content type', { ...note({}), sys: { id: 'n1' } }, /contentType/u],
    ['with an id that is a path', note({ id: '../x' }), /Invalid id/u],
    ['with an id that names the folder above', note({ id: '..' }), /Invalid id/u],
  ])('%s are left out', (_what, entry, reason) => {
    const { records, problems } = parse({ entries: [entry] });
    expect(records).toEqual([]);
    expect(problems[0]?.reason).toMatch(reason);
  });

  it.each<[string, object, RegExp]>([
    ['a date that is none', note({ createdAt: 'yesterday' }), /^createdAt .*Invalid date/u],
    ['a version that is text', note({ version: '3' }), /^version /u],
    ['tags that are none', { ...note({}), metadata: { tags: 7 } }, /^metadata /u],
    ['a field that is no map of languages', note({}, { text: { en: 'hi' }, body: 'hi' }), /^body /u],
    ['a field that is a list', note({}, { text: { en: 'hi' }, body: ['hi'] }), /^body /u],
  ])('with %s lose that and nothing else', (_what, entry, reason) => {
    const { records, problems } = parse({ entries: [entry] });
    expect(records).toMatchObject([{ id: 'n1', draft: { fields: { text: { en: 'hi' } } } }]);
    expect(problems).toEqual([{ item: 'Entry n1', reason: expect.stringMatching(reason) }]);
  });

  it('whose fields are no fields stay as empty entries: what links to them knows what to do', () => {
    const { records, problems } = parse({ entries: [note({}, 'nothing')] });
    expect(records).toMatchObject([{ id: 'n1', draft: { fields: {} } }]);
    expect(problems[0]?.reason).toContain('fields');
  });

  it('appearing twice are taken once', () => {
    const { records, problems } = parse({ entries: [note({}), note({})] });
    expect(records).toHaveLength(1);
    expect(problems[0]?.reason).toContain('twice');
  });

  it('lose a field that is nested without end, which is not followed', () => {
    let deep: unknown = 'x';
    for (let level = 0; level < 50_000; level += 1) deep = [deep];
    const { records, problems } = parse({ entries: [note({}, { text: { en: deep } })] });
    expect(records).toMatchObject([{ draft: { fields: {} } }]);
    expect(problems[0]?.reason).toContain('levels deep');
  });

  it('of any kind never throw', () => {
    const anything = fc.array(fc.anything({ withNullPrototype: true, withDate: true, withBigInt: true }), {
      maxLength: 5,
    });
    fc.assert(
      fc.property(anything, anything, anything, anything, (entries, assets, contentTypes, tags) => {
        const { problems } = parse({ entries, assets, contentTypes: [TYPE, ...contentTypes], tags });
        expect(problems.length).toBeLessThanOrEqual(400);
      }),
    );
  });
});

describe('parts of the content model with values of the wrong kind', () => {
  const field = (values: object) => ({ id: 'text', name: 'Text', type: 'Symbol', ...values });
  it.each<[string, object[], string[]]>([
    ['a flag', [field({ required: 'yes' })], ['text']],
    ['validations', [field({ validations: {} })], ['text']],
    ['a field without a type', [field({}), { id: 'odd' }], ['text']],
    ['a field that is none', [field({}), 7 as never], ['text']],
  ])('keep the content type and its entries: %s', (_what, fields, kept) => {
    const { contentTypes, records, problems } = parse({
      contentTypes: [{ ...TYPE, fields }],
      entries: [note({})],
    });
    expect(contentTypes.get('note')?.fields.map(({ id }) => id)).toEqual(kept);
    expect([records.length, problems]).toEqual([
      1,
      [{ item: 'ContentType note', reason: expect.stringMatching(/^field .* is left out$/u) }],
    ]);
  });

  it('keep a locale and a tag', () => {
    const { locales, tags, problems } = parse({
      locales: [...LOCALES, { code: 'es', optional: 'yes' }],
      tags: [{ name: 'Moss', sys: { id: 'moss', visibility: 7 } }],
    });
    expect(locales[1]).toMatchObject({ code: 'es', optional: false });
    expect(tags).toMatchObject([{ id: 'moss' }]);
    expect(problems.map(({ item }) => item)).toEqual(['Locale es', 'Tag moss']);
  });

  it.each(['true', null, 1])('show nobody what %j may hide, and keep translations', (wrong) => {
    const hidden = { contentDeliveryApi: wrong, contentPreviewApi: wrong };
    const { contentTypes, locales, tags, problems } = parse({
      contentTypes: [{ ...TYPE, fields: [field({ omitted: wrong, disabled: wrong, localized: wrong })] }],
      locales: [
        { ...LOCALES[0], ...hidden },
        { code: 'es', ...hidden },
      ],
      tags: [{ name: 'Moss', sys: { id: 'moss', visibility: wrong === 'true' ? 7 : wrong } }],
    });
    expect(contentTypes.get('note')?.fields).toMatchObject([
      { omitted: true, disabled: true, localized: true },
    ]);
    // Without its default locale, a site has no page.
    expect(locales).toMatchObject([
      { code: 'en', contentDeliveryApi: true, contentPreviewApi: true },
      { code: 'es', contentDeliveryApi: false, contentPreviewApi: false },
    ]);
    expect(tags).toMatchObject([{ visibility: 'private' }]);
    expect(problems.map(({ reason }) => reason)).toContainEqual(
      expect.stringMatching(/^field text: omitted .* and is taken for true$/u),
    );
    expect(problems).toHaveLength(8);
  });
});

describe('fields unknown to the content type', () => {
  it('are reported once for a type, and the entry stays', () => {
    const fields = { text: { en: 'a' }, other: { en: 'b' } };
    const { records, problems } = parse({ entries: [note({}, fields), note({ id: 'n2' }, fields)] });
    expect(records).toHaveLength(2);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.reason).toContain('"other"');
  });
});
