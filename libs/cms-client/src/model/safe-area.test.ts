// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { assetMetadata, safeAreaOf, safeAreaTag } from './safe-area.ts';

const SAFE = { left: 0.2, top: 0.1, right: 0.85, bottom: 0.9 };

function read(...ids: readonly unknown[]) {
  const problems: string[] = [];
  const tags = ids.map((id) => ({ sys: { type: 'Link', linkType: 'Tag', id } }));
  const safe = safeAreaOf({ sys: { id: 'a' }, metadata: { tags }, fields: {} }, (reason) =>
    problems.push(reason),
  );
  return { safe, problems };
}

describe('the safe area of a picture', () => {
  it('is a tag of its asset', () => {
    expect(safeAreaTag(SAFE)).toBe('safe-20-10-85-90');
    expect(read('summer', 'safe-20-10-85-90')).toEqual({ safe: SAFE, problems: [] });
    expect(assetMetadata(SAFE)).toEqual({
      tags: [{ sys: { type: 'Link', linkType: 'Tag', id: 'safe-20-10-85-90' } }],
    });
  });

  it.each([
    ['no tag', []],
    ['tags of other kinds', ['summer', 7, null]],
  ])('is unknown with %s', (_, ids) => {
    expect(read(...ids)).toEqual({ safe: undefined, problems: [] });
    expect(assetMetadata(undefined)).toEqual({ tags: [] });
  });

  it.each([
    'safe-20-10-85',
    'safe-20-10-20-90',
    'safe-90-10-20-95',
    'safe-0-0-101-50',
    'safe-left',
    'safe-0--1-5-5',
  ])('is unknown and reported with %s', (tag) => {
    const { safe, problems } = read(tag);
    expect(safe).toBeUndefined();
    expect(problems).toEqual([expect.stringContaining(`${tag} names no area`)]);
  });

  it.each([[undefined], [null], ['tags'], [{ tags: 'x' }], [{ tags: [null, 3, {}] }]])(
    'is unknown where the CMS keeps %j beside the fields',
    (metadata) => {
      expect(safeAreaOf({ sys: { id: 'a' }, metadata, fields: {} }, () => undefined)).toBeUndefined();
    },
  );
});
