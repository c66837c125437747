import { buildExport } from '@skein/cms-client';
import { describe, expect, it } from 'vitest';
import { assetAddress } from './asset-address.ts';
import { contentTypes, roots } from './entries.ts';

describe('the content types of the export', () => {
  const { contentTypes: types, editorInterfaces } = buildExport({
    types: contentTypes,
    roots,
    publishedAt: '2026-11-01T09:00:00.000Z',
    fileUrl: assetAddress,
  });
  const fields = types.flatMap(({ sys: { id }, fields: own }) => own.map((field) => ({ of: id, ...field })));
  const rulesOf = ({ validations, items }: (typeof fields)[number]) => [
    ...validations,
    ...(items?.validations ?? []),
  ];

  it('hold every text to a length, a choice or a pattern', () => {
    const free = fields.filter(
      (field) =>
        /^(Symbol|Text)$/.test(field.type) &&
        !rulesOf(field).some((rule) => 'size' in rule || 'in' in rule || 'regexp' in rule),
    );
    expect(free.map(({ of, id }) => `${of}.${id}`)).toEqual([]);
  });

  it('say under every field what it is for, or what it takes', () => {
    const silent = editorInterfaces.flatMap(({ sys, controls }) =>
      controls
        .filter(({ settings }) => settings.helpText.trim() === '')
        .map(({ fieldId }) => `${sys.contentType.sys.id}.${fieldId}`),
    );
    expect(silent).toEqual([]);
  });

  it('tell the CMS which files they take; captions are of a kind that it has no name for', () => {
    const open = fields.filter(
      (field) =>
        (field.linkType ?? field.items?.linkType) === 'Asset' &&
        !field.id.startsWith('gfVideoCaptions') &&
        rulesOf(field).length === 0,
    );
    expect(open.map(({ of, id }) => `${of}.${id}`)).toEqual([]);
  });
});
