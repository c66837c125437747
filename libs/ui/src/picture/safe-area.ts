import type { ImageFocus } from './picture.constants.ts';

/**
 * The part of a picture that crops must keep: faces, and the subject of the picture. The values are shares of
 * the width and height, from 0 to 1, measured from the upper left corner.
 */
export type SafeArea = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

type Sized = { width: number; height: number; safe?: SafeArea | undefined };

/**
 * Returns the `object-position`, from 0 to 1, at which every box with room for the range from `from` to `to` shows the
 * whole range. If a box shows the share `v` of a picture, the shown part begins at `position × (1 − v)`. The narrowest
 * box shows only the range (`v` is its length), so there this beginning must be `from`.
 */
function position(from: number, to: number): number {
  const outside = 1 - (to - from);
  return outside <= 0 ? 0.5 : from / outside;
}

/**
 * Returns the `object-position` of a picture that covers its box. The safe area stays whole if the box has room
 * for it.
 */
export function objectPosition({ left, top, right, bottom }: SafeArea): string {
  const [x, y] = [position(left, right), position(top, bottom)];
  return `${Math.round(x * 1000) / 10}% ${Math.round(y * 1000) / 10}%`;
}

/**
 * Returns the maximum height of a box, as a share of its width, for a picture that covers the box. In a higher
 * box, the safe area would be cut at the sides. Undefined if the picture has no safe area.
 */
export function heightMost({ width, height, safe }: Sized): number | undefined {
  return safe && height / (width * (safe.right - safe.left));
}

/**
 * Returns the part of a picture that the image service should keep when it crops the picture to `aspect`: the
 * middle, the beginning, or the end, whichever first contains the whole safe area. Returns undefined if no part
 * contains it, because the browser must then crop the picture.
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
