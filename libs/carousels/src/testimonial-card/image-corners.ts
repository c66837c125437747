/** A corner that an editor can round separately. */
export type ImageCorner = 'topLeft' | 'bottomLeft' | 'topRight' | 'bottomRight';

/** The corners in the order of CSS. */
const CORNERS: readonly ImageCorner[] = ['topLeft', 'topRight', 'bottomRight', 'bottomLeft'];
const RADIUS = 'var(--radius-large)';

/**
 * Returns the value of `border-radius`.
 * @param corner the only round corner; if it is undefined, all four corners are round
 */
export function imageCorners(rounded: boolean, corner: ImageCorner | undefined): string {
  const isRound = (name: ImageCorner) => rounded && (corner ?? name) === name;
  return CORNERS.map((name) => (isRound(name) ? RADIUS : '0')).join(' ');
}
