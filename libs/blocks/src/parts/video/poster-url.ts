import type { ContentImage } from '@skein/cms-client';
import { imageUrl, isTransformable } from '@skein/ui';

/** Width of a poster, CSS px: the width of the widest film on the widest common screen. */
const POSTER_WIDTH_PX = 1280;

/**
 * Returns the URL of a film's poster. A drawing keeps its URL. For other pictures, the URL requests a width of at most
 * 1280 px.
 */
export function posterUrl(poster: ContentImage): string {
  return isTransformable(poster)
    ? imageUrl(poster, { width: Math.min(POSTER_WIDTH_PX, poster.width), format: 'webp' })
    : poster.url;
}
