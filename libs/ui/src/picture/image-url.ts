import type { ImageFit, ImageFocus, ImageFormat, ImageParams } from './picture.constants.ts';
import { DEFAULT_QUALITY, DEFAULT_WIDTHS_PX, IMAGE_MAX_EDGE_PX } from './picture.constants.ts';
import { safeFocus, type SafeArea } from './safe-area.ts';

/** An image from content. */
export type ImageSource = {
  /** Address without image parameters; `//host/…`, absolute or root-relative. */
  url: string;
  /** Natural size, px. */
  width: number;
  height: number;
  /** Alternative text. It is empty for decoration. */
  alt: string;
  contentType?: string | undefined;
  /** The part that no crop may cut. */
  safe?: SafeArea | undefined;
};

/** The settings that decide which renditions a page requests. */
export type PictureRequest = {
  /** A rendition of a fixed size: one of `imagePresets`. */
  preset?: ImageParams | undefined;
  /** Widths that the browser may choose from, px. Widths beyond the natural width are left out. */
  widths?: readonly number[] | undefined;
  /** The `sizes` attribute. Default: `100vw`. */
  sizes?: string | undefined;
  /** Ratio of width to height to which every rendition is cropped. */
  aspect?: number | undefined;
  /** How the service fills the box if `aspect` or a preset sets one. */
  fit?: ImageFit | undefined;
  focus?: ImageFocus | undefined;
  /** Quality, 1–100. */
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
 * Returns the address of one rendition. Parameters that the address already has stay, unless `params` sets
 * them.
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

/**
 * Whether the image service can transform an image: false for drawings, and for images that it does not serve.
 */
export function isTransformable({ url, contentType }: ImageSource): boolean {
  if (/^(?:data|blob):/.test(url)) return false;
  return contentType ? contentType !== 'image/svg+xml' : !/\.svg(?:$|[?#])/i.test(url);
}

/**
 * Whether an image may be animated: a GIF or WebP. Such an image is not requested as AVIF, because an AVIF is
 * one frame.
 */
const mayMove = ({ url, contentType }: ImageSource): boolean =>
  contentType ? /^image\/(?:gif|webp)$/.test(contentType) : /\.(?:gif|webp)(?:$|[?#])/i.test(url);

/** Whether only the original is animated: the image service makes one frame of an APNG in every format. */
const movesAsItIs = ({ url, contentType }: ImageSource): boolean =>
  contentType ? contentType === 'image/apng' : /\.apng(?:$|[?#])/i.test(url);

/**
 * Returns the sources of a picture: AVIF unless the image may be animated, then WebP, then the image's own
 * format.
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
  // Where the service would cut the safe area, the whole picture is sent, and the style crops it.
  const cropped = request.preset !== undefined || (request.aspect !== undefined && focus !== undefined);
  const rendition = (width: number, format: ImageFormat | undefined): string =>
    imageUrl(image, {
      width,
      height: cropped ? (width * box.height) / box.width : undefined,
      fit: request.fit ?? named.fit ?? (cropped && !request.preset ? 'fill' : undefined),
      // The service keeps the middle by itself.
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

/**
 * Returns the link for the document's head that loads the first picture before the browser parses the page.
 */
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

/** A picture, or a rendition of one, for some screens only. */
export type ScreenPicture = {
  image: ImageSource;
  /** Media query for the screens: `(max-width: 40rem)`. */
  media: string;
  /** Which renditions of this picture to request. Default: as for any picture. */
  request?: PictureRequest | undefined;
};

/**
 * Returns preload links for a picture that some screens replace with another, so that each screen loads only
 * its own.
 * @param some pictures for some screens; the screens of each include those of the ones before it
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

/** Returns the box of the renditions: that of the preset, one with the requested ratio, or the natural one. */
function requestBox({ width, height }: Box, named: ImageParams, { aspect }: PictureRequest): Box {
  if (named.width && named.height) return { width: named.width, height: named.height };
  return { width, height: aspect ? Math.round(width / aspect) : height };
}

/**
 * Returns the box that the page reserves. Without a fit the service keeps the ratio, so the image may be
 * smaller than requested.
 */
function layoutBox(natural: Box, box: Box, named: ImageParams, { preset, fit }: PictureRequest): Box {
  if (!preset || fit || named.fit) return box;
  const scale = Math.min(box.width / natural.width, box.height / natural.height);
  return { width: Math.round(natural.width * scale), height: Math.round(natural.height * scale) };
}

/**
 * Returns the widths that the browser may choose from. A preset has its own width and, for dense screens,
 * twice that if the image is large enough.
 */
function offeredWidths(boxWidth: number, natural: number, { preset, widths }: PictureRequest): number[] {
  const wanted = widths ?? (preset ? [boxWidth, boxWidth * 2] : DEFAULT_WIDTHS_PX);
  const most = preset ? Math.max(boxWidth, Math.min(natural, boxWidth * 2)) : boxWidth;
  const largest = Math.min(most, IMAGE_MAX_EDGE_PX);
  const useful = [...new Set(wanted.filter((width) => width <= largest))].sort((a, b) => a - b);
  return useful.length > 0 ? useful : [largest];
}
