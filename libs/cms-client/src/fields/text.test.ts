// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { readField } from '../model/read-field.test-support.ts';
import { html } from './html.ts';
import { exactList, longText, text, textList } from './text.ts';

/**
 * Invisible characters that word processors leave in texts: zero-width spaces, a word joiner, a BOM, a soft
 * hyphen.
 */
const UNSEEN = ['\u200b', '\u2060', '\ufeff', '\u00ad', '\u200b\u00a0\u200b'];

describe('a text of nothing but what nobody sees', () => {
  it.each(UNSEEN)('is empty: %j', (unseen) => {
    for (const field of [text('it'), longText('it')])
      expect(readField(field, unseen)).toMatchObject({ usable: false, reasons: ['is empty'] });
    expect(readField(textList('it'), [unseen, 'Fiber']).value).toEqual(['Fiber']);
    expect(readField(html('it'), unseen)).toMatchObject({ usable: false });
  });
});

describe('a text between marks that nobody sees', () => {
  it.each(UNSEEN)('is without them: %j', (unseen) => {
    const written = `${unseen}Inter\u00adnet for all${unseen}`;
    expect(readField(text('it'), written).value).toBe('Inter\u00adnet for all');
    expect(readField(longText('it'), written).value).toBe('Inter\u00adnet for all');
    expect(readField(textList('it'), [written]).value).toEqual(['Inter\u00adnet for all']);
  });
});

describe('a list of texts in an exact form', () => {
  const zips = exactList('it', {
    pattern: /^\d{1,5}$/,
    reason: 'is not the beginning of a ZIP code',
  }).default([]);

  it('leaves out the items in another form, and reports each of them', () => {
    expect(readField(zips, ['75', ' 78701 ', '75xxx', 7])).toMatchObject({
      value: ['75', '78701'],
      reasons: ['holds “75xxx”, which is not the beginning of a ZIP code', 'holds an item that is not text'],
    });
  });

  it.each([[['75*', '75001-75099']], [['']], ['75']])('is its default, with a report, for %j', (raw) => {
    const { value, reasons } = readField(zips, raw);
    expect(value).toEqual([]);
    expect(reasons).toHaveLength(1);
  });
});
