import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from '../cms/cms.types.ts';
import { fieldOf } from '../testing/content.test-support.ts';
import { choicesOf, fieldKind, lookOf, looksWith, withoutLooks } from './field-kind.ts';

const field = (of: Partial<FieldDefinition>) => fieldOf('title', of);

describe('the editor of a field', () => {
  it.each([
    ['line', field({})],
    ['line', field({ validations: [{ regexp: { pattern: '^/' } }] })],
    [
      'color',
      field({ validations: [{ regexp: { pattern: '^(#[0-9a-fA-F]{3}|#[0-9a-fA-F]{6}|[a-z-]+)$' } }] }),
    ],
    ['choice', field({ validations: [{ in: ['left', 'right'] }] })],
    ['choice', field({ type: 'Integer', validations: [{ in: [1, 2] }] })],
    ['number', field({ type: 'Number' })],
    ['text', field({ type: 'Text', validations: [{ size: { max: 300 } }] })],
    ['html', field({ type: 'Text', validations: [{ size: { max: 50_000 } }] })],
    ['boolean', field({ type: 'Boolean' })],
    ['date', field({ type: 'Date' })],
    ['asset', field({ type: 'Link', linkType: 'Asset' })],
    ['entry', field({ type: 'Link', linkType: 'Entry' })],
    ['entries', field({ type: 'Array', items: { type: 'Link', linkType: 'Entry' } })],
    ['entries', field({ type: 'Array', items: { type: 'Link', linkType: 'Asset' } })],
    ['list', field({ type: 'Array', items: { type: 'Symbol' } })],
    ['json', field({ type: 'Object' })],
    ['rich', field({ type: 'RichText' })],
    ['json', field({ type: 'Location' })],
    ['json', field({ type: 'SomethingNew' })],
  ])('is %s, from its definition alone', (kind, definition) => {
    expect(fieldKind(definition)).toBe(kind);
  });

  it('of a long text depends on what the text is', () => {
    const long = field({ type: 'Text' });
    expect(fieldKind(long, { 'en-US': '<p>Hello</p>' })).toBe('html');
    expect(fieldKind(long, { 'en-US': 'a < b', es: 'a\nb' })).toBe('text');
  });

  it('survives a pattern that is none', () => {
    expect(fieldKind(field({ validations: [{ regexp: { pattern: '(' } }] }))).toBe('line');
  });
});

describe('looks', () => {
  const look = field({ id: 'look', type: 'Integer', validations: [{ in: [2, 16] }] });
  const hints = {
    look: '2 = Wide picture: most pages; 16 = Banner.',
    sub: 'A line. Only for: Banner; Map, with note. Empty: no.',
  };
  it('of a field and of an entry are names in the help texts', () => {
    expect(looksWith(hints.sub)).toEqual(['Banner', 'Map, with note']);
    expect(looksWith('A line.')).toBeUndefined();
    expect(withoutLooks(hints.sub)).toBe('A line. Empty: no.');
    const type = { sys: { id: 'block' }, name: 'Block', fields: [field({}), look] };
    const entry = { sys: { id: 'a', type: 'Entry', version: 1 }, fields: { look: { en: 16 } } };
    expect(lookOf(type, hints, entry)).toBe('Banner');
    expect(lookOf(type, hints, { ...entry, fields: {} })).toBeUndefined();
  });
});

describe('choices', () => {
  const two = field({ type: 'Integer', validations: [{ in: [2, 16] }] });
  it('have the names of the help text', () => {
    expect(choicesOf(two, '2 = Wide picture: most pages; 16 = Banner. Empty: 2.')).toEqual([
      { value: 2, name: 'Wide picture' },
      { value: 16, name: 'Banner' },
    ]);
  });
  it('have their values as names without one', () => {
    expect(choicesOf(two, 'One of: 2, 16.').map(({ name }) => name)).toEqual(['2', '16']);
  });
});
