import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from '../cms/cms.types.ts';
import { asEdited } from '../cms/metadata.ts';
import { acceptOf, fileProblem, isVeryTall, readableId } from './files.ts';
import { areaBetween, areaOf, isPoint, movedArea, pointArea, withArea, withEdge } from './safe-area.ts';

const field = (...validations: NonNullable<FieldDefinition['validations']>): FieldDefinition => ({
  id: 'picture',
  name: 'picture',
  type: 'Link',
  linkType: 'Asset',
  localized: false,
  required: false,
  validations,
});
const picture = field({ linkMimetypeGroup: ['image'] });
const png = { type: 'image/png', size: 1000, image: { width: 900, height: 600 } };
const MB = 1024 * 1024;

describe('a file', () => {
  it.each([
    ['a picture', picture, png, undefined],
    ['a film', picture, { type: 'video/mp4', size: 1 }, 'fileType'],
    ['a film where every file is welcome', field(), { type: 'video/mp4', size: 500 * MB }, undefined],
    ['a picture of 21 MB', picture, { ...png, size: 21 * MB }, 'fileSize'],
    ['a picture above the rule', field({ assetFileSize: { max: MB } }), { ...png, size: 2 * MB }, 'fileSize'],
    ['a damaged picture', picture, { ...png, image: undefined }, 'unreadable'],
    ['a huge picture', picture, { ...png, image: { width: 9000, height: 9000 } }, 'pixels'],
    ['a small picture', field({ assetImageDimensions: { width: { min: 1200 } } }), png, 'pixels'],
  ])('that is %s', (_, definition, file, rule) => {
    expect(fileProblem(definition, file)?.rule).toBe(rule);
  });

  it.each([
    [{ width: 900, height: 1700 }, false],
    [{ width: 900, height: 1800 }, true],
  ])('of %o is very tall: %s', (image, expected) => {
    expect(isVeryTall(image)).toBe(expected);
  });

  it('is asked for by its kind, and gets an id that a person can read', () => {
    expect(acceptOf(field({ linkMimetypeGroup: ['image', 'pdfdocument'] }))).toBe('image/*,application/pdf');
    expect(readableId('Perro en Málaga (2).JPG', (id) => id === 'perro-en-malaga-2')).toBe(
      'perro-en-malaga-2-2',
    );
    expect(readableId('犬.png', () => false)).toBe('file');
  });
});

describe('what crops keep of a picture', () => {
  it('is a focal point at least, and stays on the picture', () => {
    expect(pointArea({ x: 0.5, y: 1.2 })).toEqual({ left: 0.49, top: 0.98, right: 0.51, bottom: 1 });
    const area = areaBetween({ x: 0.8, y: 0.2 }, { x: 0.2, y: 0.2 });
    expect(area).toEqual({ left: 0.2, top: 0.19, right: 0.8, bottom: 0.21 });
    expect(movedArea(area, { x: 0.5, y: -1 })).toEqual({ left: 0.4, top: 0, right: 1, bottom: 0.02 });
    expect(withEdge(area, 'left', 2)).toEqual({ ...area, left: 0.79 });
    expect([area, pointArea({ x: 0, y: 0 })].map(isPoint)).toEqual([false, true]);
  });

  it('is a tag beside the other tags', () => {
    const tag = { sys: { type: 'Link', linkType: 'Tag', id: 'summer' } } as const;
    const area = { left: 0.2, top: 0.1, right: 0.8, bottom: 0.9 };
    const metadata = withArea(withArea({ tags: [tag] }, pointArea({ x: 0, y: 0 })), area);
    expect(metadata.tags?.map(({ sys }) => sys.id)).toEqual(['summer', 'safe-20-10-80-90']);
    const asset = asEdited({ sys: { id: 'dog', type: 'Asset', version: 1 }, metadata, fields: {} });
    expect(areaOf(asset)).toEqual(area);
    expect(withArea(metadata, undefined).tags).toEqual([tag]);
  });
});
