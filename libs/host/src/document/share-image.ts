import type { ContentImage } from '@skein/cms-client';
import type { LoadedPage } from '@skein/cms-client/serve';
import { imageUrl, isTransformable, safeFocus } from '@skein/ui';

/** A picture for link previews, in a raster format: apps do not preview vector drawings. */
export interface ShareImage {
  /** Absolute address. */
  readonly url: string;
  readonly type: string;
  /** Width, px. */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** Size of a large preview, px. */
const SIZE = { width: 1200, height: 630 } as const;
/** Least width of a cropped picture, px. Apps show smaller pictures as a thumbnail or not at all. */
const LEAST_WIDTH = 600;
const QUALITY = 80;

const isPicture = (value: unknown): value is ContentImage =>
  typeof value === 'object' &&
  value !== null &&
  'url' in value &&
  typeof value.url === 'string' &&
  'alt' in value &&
  'contentType' in value &&
  'width' in value &&
  'height' in value;

/**
 * Returns the size of the picture that the image service sends. The service crops pictures to the proportions
 * of `SIZE`. It enlarges only vector drawings.
 */
function sizeOf(image: ContentImage): { readonly width: number; readonly height: number } {
  if (!isTransformable(image)) return SIZE;
  const scale = Math.max(1, SIZE.width / image.width, SIZE.height / image.height);
  return { width: Math.round(SIZE.width / scale), height: Math.round(SIZE.height / scale) };
}

/** Returns the part that the crop keeps, or undefined if every crop would cut the safe area. */
const focusOf = (image: ContentImage) => safeFocus(image, SIZE.width / SIZE.height);

const isUsable = (image: ContentImage): boolean =>
  !image.url.startsWith('data:') && sizeOf(image).width >= LEAST_WIDTH;

/**
 * Returns the picture for link previews of a page: the picture that editors chose, else the page's first large picture,
 * else the brand's picture. A picture of the page whose safe area does not fit into the preview is passed over. The
 * address of the picture changes with its content, and asks for a fixed size, so the image service makes the picture only
 * once.
 * @param brand address of the brand's picture, 1200 × 630 px
 */
export function shareImage({ page, site }: LoadedPage, origin: string, brand: string): ShareImage {
  const usable = (candidates: readonly unknown[]) => candidates.filter(isPicture).filter(isUsable);
  const [chosen] = usable([page.image]);
  const image = chosen ?? usable(page.blocks.map(({ props }) => props['image'])).find(focusOf);
  if (image === undefined)
    return { url: new URL(brand, origin).href, type: 'image/png', ...SIZE, alt: site.title };
  const focus = focusOf(image);
  const url = imageUrl(image, {
    ...SIZE,
    fit: 'fill',
    // Without a parameter, the service keeps the middle.
    focus: focus === 'center' ? undefined : focus,
    format: 'jpg',
    quality: QUALITY,
  });
  return {
    url: new URL(url, origin).href,
    type: 'image/jpeg',
    ...sizeOf(image),
    alt: image.alt || page.title,
  };
}
