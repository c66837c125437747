import type { RawAsset } from './raw.ts';

/**
 * The part of a picture that crops must keep: faces, and the subject of the picture. The values are shares of
 * the width and height, from 0 to 1, measured from the upper left corner.
 */
export interface SafeArea {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * Prefix of the tag with a picture's safe area, for which the CMS has no field. `safe-20-10-80-90` keeps the
 * area from 20 to 80 percent of the width and from 10 to 90 percent of the height.
 */
const PREFIX = 'safe-';
const TAG = /^safe-(\d{1,3})-(\d{1,3})-(\d{1,3})-(\d{1,3})$/;

const percent = (share: number) => Math.round(share * 100);

/** Returns the id of the tag for a safe area. */
export function safeAreaTag({ left, top, right, bottom }: SafeArea): string {
  return `${PREFIX}${[left, top, right, bottom].map(percent).join('-')}`;
}

/** Returns the `metadata` of an asset with this safe area. */
export function assetMetadata(safe: SafeArea | undefined) {
  const id = safe && safeAreaTag(safe);
  return { tags: id === undefined ? [] : [{ sys: { type: 'Link', linkType: 'Tag', id } }] };
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function tagIds({ metadata }: RawAsset): string[] {
  const { tags } = record(metadata);
  if (!Array.isArray(tags)) return [];
  return tags.flatMap((tag: unknown) => {
    const { id } = record(record(tag)['sys']);
    return typeof id === 'string' ? [id] : [];
  });
}

/** Returns the safe area from a picture's tags, or undefined if there is none. Reports an invalid tag. */
export function safeAreaOf(asset: RawAsset, report: (reason: string) => void): SafeArea | undefined {
  const id = tagIds(asset).find((tag) => tag.startsWith(PREFIX));
  if (id === undefined) return undefined;
  const [left = 0, top = 0, right = 0, bottom = 0] = (TAG.exec(id) ?? [])
    .slice(1)
    .map((n) => Number(n) / 100);
  if (left < right && top < bottom && right <= 1 && bottom <= 1) return { left, top, right, bottom };
  report(`is a picture whose tag ${id} names no area: left, top, right and bottom in percent are wanted`);
  return undefined;
}
