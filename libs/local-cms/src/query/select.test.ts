import { describe, expect, it } from 'vitest';
import { ApiError } from '../model/api-error.ts';
import { parseExport } from '../export/parse-export.ts';
import { readExport } from '../export/read-export.ts';
import { exportPath } from '../fixtures/fixtures.ts';
import { applySelection, parseSelect } from './select.ts';

const post = parseExport(readExport(exportPath('travelBlog')).content).contentTypes.get('post');
const item = {
  metadata: { tags: [] },
  sys: { id: 'a', type: 'Entry', revision: 1 },
  fields: { title: 'T', slug: 's' },
};

describe('a selection', () => {
  it.each([
    ['sys', { sys: item.sys }],
    ['fields', { fields: item.fields }],
    ['metadata', { metadata: item.metadata }],
    ['sys.id', { sys: { id: 'a' } }],
    ['fields.title,sys.id,sys.type', { sys: { id: 'a', type: 'Entry' }, fields: { title: 'T' } }],
    ['fields.title,fields', { fields: item.fields }],
    ['fields.rating', { fields: {} }],
    ['sys,metadata.tags', { metadata: item.metadata, sys: item.sys }],
  ])('of "%s" keeps these parts only', (select, expected) => {
    expect(applySelection(item, parseSelect(select, 'Entry', post))).toEqual(expected);
  });

  it.each(['fields.nothing', 'fields.title.x', 'nothing', 'metadata.x'])('of "%s" is refused', (select) => {
    expect(() => parseSelect(select, 'Entry', post)).toThrow(ApiError);
  });

  it('of fields needs to know the content type', () => {
    expect(() => parseSelect('fields.title', 'Entry', undefined)).toThrow(/Content Type ID is required/u);
    expect(() => parseSelect('fields', 'Entry', undefined)).not.toThrow();
  });
});
