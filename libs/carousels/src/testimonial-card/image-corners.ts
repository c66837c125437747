/** The corners of a picture that an editor can round by itself. */
export type ImageCorner = 'topLeft' | 'bottomLeft' | 'topRight' | 'bottomRight';

/** In the order in which CSS names them. */
const CORNERS: readonly ImageCorner[] = ['topLeft', 'topRight', 'bottomRight', 'bottomLeft'];
/** How round a corner is. */
const RADIUS = 'var(--radius-large)';

/** Value of `border-radius`. @param corner the only one that is round; all without it */
export function imageCorners(rounded: boolean, corner: ImageCorner | undefined): string {
  const isRound = (name: ImageCorner) => rounded && (corner ?? name) === name;
  return CORNERS.map((name) => (isRound(name) ? RADIUS : '0')).join(' ');
}
