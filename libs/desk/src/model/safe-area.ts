import { safeAreaOf, safeAreaTag, type SafeArea } from '@skein/cms-client';
import { linkTo, type Entity } from '../cms/cms.types.ts';
import { metadataOf, type Metadata } from '../cms/metadata.ts';

/** A point on a picture. `x` and `y` are shares of its width and height, from 0 to 1. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Half the side of the area around a focal point, as a share of the picture. Tags store whole percents, so it cannot be
 * smaller.
 */
const REACH = 0.01;
/** Longest side of an area that still counts as a focal point, as a share of the picture. */
const POINT_SIDE = 0.035;

const whole = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 100) / 100;
const between = (share: number, min: number, max: number) => Math.min(max, Math.max(min, share));

/** Returns the safe area of a picture, or undefined if crops keep the middle of the picture. */
export const areaOf = ({ sys, fields }: Entity): SafeArea | undefined =>
  safeAreaOf({ sys, fields, metadata: metadataOf({ sys, fields }) }, () => undefined);

/** Returns the metadata of a picture with another safe area. The other tags of the picture stay. */
export function withArea({ tags = [], ...rest }: Metadata, area: SafeArea | undefined): Metadata {
  const others = tags.filter(({ sys }) => !sys.id.startsWith('safe-'));
  return { ...rest, tags: area ? [...others, linkTo('Tag', safeAreaTag(area))] : others };
}

/** Returns the smallest area around a point. An area of this size counts as a focal point. */
export function pointArea({ x, y }: Point): SafeArea {
  const [left, top] = [x, y].map((share) => between(share, REACH, 1 - REACH) - REACH) as [number, number];
  return {
    left: whole(left),
    top: whole(top),
    right: whole(left + 2 * REACH),
    bottom: whole(top + 2 * REACH),
  };
}

export const isPoint = ({ left, top, right, bottom }: SafeArea): boolean =>
  right - left <= POINT_SIDE && bottom - top <= POINT_SIDE;

/** Returns the area between two points. It is never smaller than the area of a focal point. */
export function areaBetween(one: Point, other: Point): SafeArea {
  const [left, right] = [one.x, other.x].map(whole).toSorted((a, b) => a - b) as [number, number];
  const [top, bottom] = [one.y, other.y].map(whole).toSorted((a, b) => a - b) as [number, number];
  const middle = pointArea({ x: (left + right) / 2, y: (top + bottom) / 2 });
  return {
    left: Math.min(left, middle.left),
    top: Math.min(top, middle.top),
    right: Math.max(right, middle.right),
    bottom: Math.max(bottom, middle.bottom),
  };
}

/** Returns an area of the same size, moved by a distance. */
export function movedArea({ left, top, right, bottom }: SafeArea, by: Point): SafeArea {
  const x = between(by.x, -left, 1 - right);
  const y = between(by.y, -top, 1 - bottom);
  return { left: whole(left + x), top: whole(top + y), right: whole(right + x), bottom: whole(bottom + y) };
}

/** Returns an area with one edge at another place. The edge stops at the opposite edge. */
export function withEdge(area: SafeArea, edge: keyof SafeArea, share: number): SafeArea {
  const { left, top, right, bottom } = area;
  const [min, max] = {
    left: [0, right - REACH],
    top: [0, bottom - REACH],
    right: [left + REACH, 1],
    bottom: [top + REACH, 1],
  }[edge] as [number, number];
  return { ...area, [edge]: whole(between(share, min, max)) };
}
