import type { ImageFit, ImageFocus, ImageFormat, ImageParams } from './picture.constants.ts';
import { DEFAULT_QUALITY, DEFAULT_WIDTHS_PX, IMAGE_MAX_EDGE_PX } from './picture.constants.ts';
import { safeFocus, type SafeArea } from './safe-area.ts';

/** An image from content. */
export type ImageSource = {
  /** URL without the image service's parameters: `//host/…`, absolute, or starting with `/`. */
  url: string;
  /** Width of the original, in px. */
  width: number;
  height: number;
  /** Alternative text. Empty if the picture is decoration. */
  alt: string;
  contentType?: string | undefined;
  /** The part that crops must keep. */
  safe?: SafeArea | undefined;
};

/** The settings that determine which versions of a picture a page offers. */
export type PictureRequest = {
  /** A version of a fixed size, from `imagePresets`. */
  preset?: ImageParams | undefined;
  /** Widths from which the browser may choose, in px. Widths greater than the original's width are left out. */
  widths?: readonly number[] | undefined;
  /** The `sizes` attribute. Default: `100vw`. */
  sizes?: string | undefined;
  /** Ratio of width to height. All versions are cropped to it. */
  aspect?: number | undefined;
  /** How the image service fits the picture into the box that `aspect` or a preset sets. */
  fit?: ImageFit | undefined;
  focus?: ImageFocus | undefined;
  /** Quality, from 1 to 100. */
  quality?: number | undefined;
};

export type PictureSource = { type: string; srcSet: string };

/** The data of a `<picture>` element. */
export type PictureSources = {
  sources: readonly PictureSource[];
  src: string;
  srcSet: string | undefined;
  sizes: string | undefined;
  width: number;
  height: number;
};

/** Attributes of `<link rel="preload" as="image">` for the first picture of a page. */
export type PreloadLink = {
  rel: 'preload';
  as: 'image';
  href: string;
  type?: string | undefined;
  imageSrcSet?: string | undefined;
  imageSizes?: string | undefined;
  fetchPriority: 'high';
};

/**
 * Returns the address of one version of a picture. It keeps the parameters in the address, unless `params`
 * replaces them.
 */
export function imageUrl(image: Pick<ImageSource, 'url'>, params: ImageParams): string {
  const [address = '', fragment] = image.url.split('#', 2);
  const [path = '', query = ''] = address.split('?', 2);
  const search = new URLSearchParams(query);
  const { fit, focus: f, quality: q, format: fm } = params;
  const entries = { w: edge(params.width), h: edge(params.height), fit, f, q, fm };
  for (const [name, value] of Object.entries(entries))
    if (value !== undefined) search.set(name, String(value));
  const text = search.toString();
  return path + (text && `?${text}`) + (fragment === undefined ? '' : `#${fragment}`);
}

function edge(px: number | undefined): number | undefined {
  return px === undefined ? undefined : Math.min(IMAGE_MAX_EDGE_PX, Math.max(1, Math.round(px)));
}

/** Whether the image service can convert an image. It cannot convert drawings, data URLs and blob URLs. */
export function isTransformable({ url, contentType }: ImageSource): boolean {
  if (/^(?:data|blob):/.test(url)) return false;
  return contentType ? contentType !== 'image/svg+xml' : !/\.svg(?:$|[?#])/i.test(url);
}

/**
 * Whether an image may be animated, because it is a GIF or WebP. Pages do not request AVIF for such an image,
 * because the image service would return only one frame.
 */
const mayMove = ({ url, contentType }: ImageSource): boolean =>
  contentType ? /^image\/(?:gif|webp)$/.test(contentType) : /\.(?:gif|webp)(?:$|[?#])/i.test(url);

/** Whether the image is an APNG. Only its original is animated, because the service returns a single frame. */
const movesAsItIs = ({ url, contentType }: ImageSource): boolean =>
  contentType ? contentType === 'image/apng' : /\.apng(?:$|[?#])/i.test(url);

/**
 * Returns the sources of a picture, with the best format first: AVIF (unless the image may be animated), WebP,
 * and the format of the original.
 */
export function pictureSources(image: ImageSource, request: PictureRequest = {}): PictureSources {
  const named = request.preset ?? {};
  const box = requestBox(image, named, request);
  const reserved = layoutBox(image, box, named, request);
  if (!isTransformable(image) || movesAsItIs(image))
    return { sources: [], src: image.url, srcSet: undefined, sizes: undefined, ...reserved };
  const widths = offeredWidths(box.width, image.width, request);
  const focus =
    request.focus ??
    named.focus ??
    (image.safe && request.aspect !== undefined ? safeFocus(image, request.aspect) : 'center');
  // If the service would cut the safe area, it sends the whole picture, and the styles crop it.
  const cropped = request.preset !== undefined || (request.aspect !== undefined && focus !== undefined);
  const rendition = (width: number, format: ImageFormat | undefined): string =>
    imageUrl(image, {
      width,
      height: cropped ? (width * box.height) / box.width : undefined,
      fit: request.fit ?? named.fit ?? (cropped && !request.preset ? 'fill' : undefined),
      // Without a parameter, the service keeps the middle.
      focus: focus === 'center' ? undefined : focus,
      quality: request.quality ?? named.quality ?? DEFAULT_QUALITY,
      format,
    });
  const srcSet = (format: ImageFormat | undefined): string =>
    widths.map((width) => `${rendition(width, format)} ${width}w`).join(', ');
  return {
    sources: (mayMove(image) ? (['webp'] as const) : (['avif', 'webp'] as const)).map((format) => ({
      type: `image/${format}`,
      srcSet: srcSet(format),
    })),
    src: rendition(widths.at(-1) ?? box.width, named.format),
    srcSet: srcSet(named.format),
    sizes: request.sizes ?? '100vw',
    ...reserved,
  };
}

/** Returns a link for the document's head. With it, the first picture loads before the page is parsed. */
export function preloadLink(image: ImageSource, request: PictureRequest = {}): PreloadLink {
  const { sources, src, sizes } = pictureSources(image, request);
  const [best] = sources;
  return {
    rel: 'preload',
    as: 'image',
    href: src,
    type: best?.type,
    imageSrcSet: best?.srcSet,
    imageSizes: sizes,
    fetchPriority: 'high',
  };
}

/** A picture for only some screens. It may be the same picture in another version. */
export type ScreenPicture = {
  image: ImageSource;
  /** Media query that matches these screens: `(max-width: 40rem)`. */
  media: string;
  /** Settings for the versions of this picture. Default: the defaults of `PictureRequest`. */
  request?: PictureRequest | undefined;
};

/**
 * Returns the preload links for a picture that `some` replaces on some screens. Each link has a media query, so
 * that each screen loads only one picture.
 * @param some pictures for some screens; each media query includes the screens of the previous pictures
 */
export function preloadLinks(
  image: ImageSource,
  request: PictureRequest,
  some: readonly ScreenPicture[],
): (PreloadLink & { media?: string })[] {
  const link = preloadLink(image, request);
  const widest = some.at(-1);
  const links = some.map((one, place) => {
    const before = some[place - 1];
    const media = before ? `${one.media} and (not ${before.media})` : one.media;
    return { ...preloadLink(one.image, one.request), media };
  });
  return [...links, widest ? { ...link, media: `not all and ${widest.media}` } : link];
}

type Box = { width: number; height: number };

function requestBox({ width, height }: Box, named: ImageParams, { aspect }: PictureRequest): Box {
  if (named.width && named.height) return { width: named.width, height: named.height };
  return { width, height: aspect ? Math.round(width / aspect) : height };
}

/**
 * Returns the size for which the page reserves space. If a preset has no `fit`, the image service keeps the
 * ratio of the original, so the image may be smaller than the preset.
 */
function layoutBox(natural: Box, box: Box, named: ImageParams, { preset, fit }: PictureRequest): Box {
  if (!preset || fit || named.fit) return box;
  const scale = Math.min(box.width / natural.width, box.height / natural.height);
  return { width: Math.round(natural.width * scale), height: Math.round(natural.height * scale) };
}

/**
 * Returns the widths from which the browser may choose. For a preset, the result is the width of the preset
 * and, for high-density screens, twice this width if the original is large enough.
 */
function offeredWidths(boxWidth: number, natural: number, { preset, widths }: PictureRequest): number[] {
  const wanted = widths ?? (preset ? [boxWidth, boxWidth * 2] : DEFAULT_WIDTHS_PX);
  const most = preset ? Math.max(boxWidth, Math.min(natural, boxWidth * 2)) : boxWidth;
  const largest = Math.min(most, IMAGE_MAX_EDGE_PX);
  const useful = [...new Set(wanted.filter((width) => width <= largest))].sort((a, b) => a - b);
  return useful.length > 0 ? useful : [largest];
}
