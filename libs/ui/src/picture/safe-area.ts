import type { ImageFocus } from './picture.constants.ts';

/**
 * The part of a picture that no crop may cut: faces, and the subject of the picture. Shares of its width and
 * height from the upper left corner, 0 to 1.
 */
export type SafeArea = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** The size of a picture, and its safe area if it has one. */
type Sized = { width: number; height: number; safe?: SafeArea | undefined };

/**
 * Returns the position, 0 to 1, at which a picture that covers its box keeps the safe stretch whole in every
 * box that has room for it. A box that shows the share `v` begins at `p × (1 − v)`. At the narrowest box, `v`
 * is the stretch itself, so `p` follows; every wider box begins before the stretch and ends behind it.
 */
function position(from: number, to: number): number {
  const outside = 1 - (to - from);
  return outside <= 0 ? 0.5 : from / outside;
}

/**
 * Returns the `object-position` of a picture that fills its box. Its safe area stays whole if the box has room
 * for it.
 */
export function objectPosition({ left, top, right, bottom }: SafeArea): string {
  const [x, y] = [position(left, right), position(top, bottom)];
  return `${Math.round(x * 1000) / 10}% ${Math.round(y * 1000) / 10}%`;
}

/**
 * Returns the largest height of a box, as a share of its width, at which a covering picture keeps its safe
 * area whole at the sides. Undefined if the picture has no safe area.
 */
export function heightMost({ width, height, safe }: Sized): number | undefined {
  return safe && height / (width * (safe.right - safe.left));
}

/**
 * Returns the part that the image service keeps when it crops a picture to a ratio of width to height: the
 * first of middle, beginning and end that leaves the safe area whole. Undefined if none does; then the browser
 * has to crop.
 */
export function safeFocus({ width, height, safe }: Sized, aspect: number): ImageFocus | undefined {
  if (!safe) return 'center';
  const ratio = (aspect * height) / width;
  const wide = ratio < 1;
  const shown = wide ? ratio : 1 / ratio;
  const [from, to] = wide ? [safe.left, safe.right] : [safe.top, safe.bottom];
  const holds = (start: number) => start <= from && to <= start + shown;
  if (holds((1 - shown) / 2)) return 'center';
  if (holds(0)) return wide ? 'left' : 'top';
  return holds(1 - shown) ? (wide ? 'right' : 'bottom') : undefined;
}
