/** A corner that an editor can round alone. */
export type ImageCorner = 'topLeft' | 'bottomLeft' | 'topRight' | 'bottomRight';

/** The corners in the order of CSS. */
const CORNERS: readonly ImageCorner[] = ['topLeft', 'topRight', 'bottomRight', 'bottomLeft'];
/** Radius of a round corner. */
const RADIUS = 'var(--radius-large)';

/**
 * Returns the value of `border-radius`.
 * @param corner the only round corner; without it all four are
 */
export function imageCorners(rounded: boolean, corner: ImageCorner | undefined): string {
  const isRound = (name: ImageCorner) => rounded && (corner ?? name) === name;
  return CORNERS.map((name) => (isRound(name) ? RADIUS : '0')).join(' ');
}
