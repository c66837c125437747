import type { ContentImage } from '@skein/cms-client';
import { imageUrl, isTransformable } from '@skein/ui';

/** Width of posters: that of the widest film on the widest common screen, CSS px. */
const POSTER_WIDTH_PX = 1280;

/**
 * Returns the address of a picture as the poster of a film: drawings as they are, other pictures no larger
 * than needed.
 */
export function posterUrl(poster: ContentImage): string {
  return isTransformable(poster)
    ? imageUrl(poster, { width: Math.min(POSTER_WIDTH_PX, poster.width), format: 'webp' })
    : poster.url;
}
