// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { contentTypeJson, editorInterfaceJson, MAX_FIELDS } from './content-type-json.ts';
import { entryType } from './entry-type.ts';
import { variantType } from './variant-type.ts';
import { file, image } from '../fields/asset.ts';
import { one, slots } from '../fields/reference.ts';
import { flag } from '../fields/scalar.ts';
import { longText, text, textList } from '../fields/text.ts';
import { any, block, info, leaf } from './model-types.test-support.ts';

const AT = '2026-01-01T00:00:00.000Z';
const fieldOf = (type: unknown, id: string) =>
  contentTypeJson(any(type), AT).fields.find((field) => field.id === id);

describe('a content type for the CMS', () => {
  it('has a name, a field to be listed by, and every field once', () => {
    const json = contentTypeJson(any(block), AT);
    expect(json).toMatchObject({
      name: 'Test',
      description: 'For tests',
      displayField: 'gfTitle',
      sys: { id: 'block', type: 'ContentType', publishedAt: AT },
    });
    expect(json.fields.map(({ id }) => id)).toEqual([
      'gfKind',
      'gfTitle',
      'gfWide',
      'gfName',
      'gfSide',
      'gfSize',
      'gfItems',
    ]);
  });

  it('says what it is for and what not, where it is picked', () => {
    const advice = { use: 'Voices.', avoid: 'Choirs.' };
    const type = entryType('x', { name: 'X', description: 'Words', ...advice }, { a: text('gf') });
    expect(contentTypeJson(any(type), AT).description).toBe(
      'Words. Use it for: Voices. Rather not for: Choirs.',
    );
  });

  it('is listed by its first short text when nothing else is said', () => {
    expect(contentTypeJson(any(leaf), AT).displayField).toBe('gfLabel');
    expect(contentTypeJson(any(entryType('x', info, { on: flag('gfOn') })), AT).displayField).toBeNull();
  });

  it('demands what every variant demands, and no more', () => {
    const required = contentTypeJson(any(block), AT).fields.filter((field) => field.required);
    expect(required.map(({ id }) => id)).toEqual(['gfKind', 'gfTitle']);
  });

  it('offers the numbers of its variants', () => {
    expect(fieldOf(block, 'gfKind')).toMatchObject({ type: 'Integer', validations: [{ in: [10, 2, 3] }] });
  });

  it('allows in a field of several variants what any of them takes', () => {
    expect(fieldOf(block, 'gfSide')).toMatchObject({ validations: [{ in: ['left', 'right', 'center'] }] });
    expect(fieldOf(block, 'gfItems')).toMatchObject({
      items: { validations: [{ linkContentType: ['leaf', 'twig'] }] },
    });
  });

  it('lets the longest text of any variant in', () => {
    const sizes = (a: number, b: number) =>
      variantType(
        'sizes',
        info,
        'gfKind',
        {},
        {
          a: { number: 1, label: 'A', fields: { title: text('gfTitle', a) } },
          b: { number: 2, label: 'B', fields: { title: text('gfTitle', b) } },
        },
      );
    expect(fieldOf(sizes(50, 50), 'gfTitle')).toMatchObject({ validations: [{ size: { max: 50 } }] });
    expect(fieldOf(sizes(50, 80), 'gfTitle')).toMatchObject({ validations: [{ size: { max: 80 } }] });
  });

  it('refuses variants that do not agree on what a field is', () => {
    const torn = variantType(
      'torn',
      info,
      'gfKind',
      {},
      {
        a: { number: 1, label: 'A', fields: { it: text('gfIt') } },
        b: { number: 2, label: 'B', fields: { it: image('gfIt') } },
      },
    );
    expect(() => contentTypeJson(any(torn), AT)).toThrow(
      'gfIt is Symbol in one variant and Link of Asset in another',
    );
  });

  it.each([
    [
      'a short text',
      text('gf', 80),
      { type: 'Symbol', localized: true, validations: [{ size: { max: 80 } }] },
    ],
    [
      'a long text',
      longText('gf'),
      { type: 'Text', localized: true, validations: [{ size: { max: 5000 } }] },
    ],
    ['texts', textList('gf'), { type: 'Array', localized: true, items: { type: 'Symbol' } }],
    [
      'a picture',
      image('gf'),
      { type: 'Link', linkType: 'Asset', validations: [{ linkMimetypeGroup: ['image'] }] },
    ],
    [
      'a document',
      file('gf', 'pdfdocument'),
      { type: 'Link', linkType: 'Asset', validations: [{ linkMimetypeGroup: ['pdfdocument'] }] },
    ],
    [
      'an entry',
      one('gf', leaf),
      { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['leaf'] }] },
    ],
    [
      'blocks of any type',
      slots('gf'),
      { type: 'Array', items: { type: 'Link', linkType: 'Entry', validations: [] } },
    ],
    [
      'blocks of some types',
      slots('gf', ['leaf']),
      { type: 'Array', items: { validations: [{ linkContentType: ['leaf'] }] } },
    ],
  ])('describes %s', (_, field, json) => {
    expect(fieldOf(entryType('x', info, { it: field }), 'gf')).toMatchObject({
      id: 'gf',
      required: true,
      disabled: false,
      omitted: false,
      ...json,
    });
    expect(fieldOf(entryType('x', info, { it: field.optional() }), 'gf')).toMatchObject({
      required: false,
      ...json,
    });
  });

  it.each([
    [MAX_FIELDS, true],
    [MAX_FIELDS + 1, false],
  ])('with %d fields is possible: %s', (count, possible) => {
    const many = any(
      entryType(
        'many',
        info,
        Object.fromEntries(Array.from({ length: count }, (_, i) => [`p${i}`, text(`gf${i}`)])),
      ),
    );
    if (possible) expect(contentTypeJson(many, AT).fields).toHaveLength(count);
    else
      expect(() => contentTypeJson(many, AT)).toThrow(
        `many has ${count} fields; the CMS takes ${MAX_FIELDS}`,
      );
  });

  it('refuses two fields under one id, and a display field that is none', () => {
    expect(() => contentTypeJson(any(entryType('x', info, { a: text('gf'), b: text('gf') })), AT)).toThrow(
      'x has two fields with the id gf',
    );
    expect(() =>
      contentTypeJson(any(entryType('x', { ...info, displayField: 'gfNo' }, { a: text('gf') })), AT),
    ).toThrow('x has no field gfNo to be named by');
  });
});

describe('what an editor reads under a field', () => {
  it('says what each variant is for, where one is picked', () => {
    const quote = { number: 1, label: 'Quote', use: 'One voice.', fields: {} };
    const plain = { number: 2, label: 'Plain', fields: {} };
    const type = variantType('x', info, 'gfKind', {}, { quote, plain });
    expect(editorInterfaceJson(any(type)).controls).toMatchObject([
      { fieldId: 'gfKind', settings: { helpText: '1 = Quote: One voice; 2 = Plain.' } },
    ]);
  });

  const helpOf = (id: string) =>
    editorInterfaceJson(any(block)).controls.find(({ fieldId }) => fieldId === id)?.settings.helpText;
  it.each([
    ['gfKind', '10 = Quote; 2 = Tiles; 3 = Twigs.'],
    ['gfTitle', 'At most 256 characters.'],
    ['gfWide', 'Edge to edge. Empty: no.'],
    ['gfName', 'At most 256 characters. Only for: Quote.'],
    ['gfSide', 'One of: left, right, center. Only for: Quote; Tiles. Empty: left.'],
  ])('%s: %s', (id, text) => expect(helpOf(id)).toBe(text));
});
