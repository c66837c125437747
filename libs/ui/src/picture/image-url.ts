import type { ImageFit, ImageFocus, ImageFormat, ImageParams, ImagePreset } from './picture.constants.ts';
import { DEFAULT_QUALITY, DEFAULT_WIDTHS_PX, IMAGE_MAX_EDGE_PX, imagePresets } from './picture.constants.ts';

/** An image from content. */
export type ImageSource = {
  /** Address without image parameters; `//host/…`, absolute or root-relative. */
  url: string;
  /** Natural size, px. */
  width: number;
  height: number;
  /** Empty for decoration. */
  alt: string;
  contentType?: string | undefined;
};

/** What decides which renditions are asked for. */
export type PictureRequest = {
  preset?: ImagePreset | undefined;
  /** Widths offered to the browser, px. Ones beyond the natural width are left out. */
  widths?: readonly number[] | undefined;
  /** The `sizes` attribute. Default `100vw`. */
  sizes?: string | undefined;
  /** Crops every rendition to this ratio of width to height. */
  aspect?: number | undefined;
  /** How the service fills the box when `aspect` or a preset gives it one. */
  fit?: ImageFit | undefined;
  focus?: ImageFocus | undefined;
  /** 1–100. */
  quality?: number | undefined;
};

export type PictureSource = { type: string; srcSet: string };

/** Everything the `<picture>` needs, as data. */
export type PictureSources = {
  sources: readonly PictureSource[];
  src: string;
  srcSet: string | undefined;
  sizes: string | undefined;
  width: number;
  height: number;
};

/** Attributes of `<link rel="preload" as="image">` for the picture a page opens with. */
export type PreloadLink = {
  rel: 'preload';
  as: 'image';
  href: string;
  type?: string | undefined;
  imageSrcSet?: string | undefined;
  imageSizes?: string | undefined;
  fetchPriority: 'high';
};

/** The address of one rendition. Parameters that the address already has stay; those given here win. */
export function imageUrl(image: Pick<ImageSource, 'url'>, params: ImageParams): string {
  const [address = '', fragment] = image.url.split('#', 2);
  const [path = '', query = ''] = address.split('?', 2);
  const search = new URLSearchParams(query);
  const { width, height, fit, quality, format, focus } = params;
  const entries = { w: edge(width), h: edge(height), fit, f: focus, q: quality, fm: format };
  for (const [name, value] of Object.entries(entries))
    if (value !== undefined) search.set(name, String(value));
  const text = search.toString();
  return path + (text && `?${text}`) + (fragment === undefined ? '' : `#${fragment}`);
}

function edge(px: number | undefined): number | undefined {
  return px === undefined ? undefined : Math.min(IMAGE_MAX_EDGE_PX, Math.max(1, Math.round(px)));
}

/** Drawings stay as they are, and so does what is not behind the image service. */
export function isTransformable(image: ImageSource): boolean {
  if (image.url.startsWith('data:') || image.url.startsWith('blob:')) return false;
  return image.contentType ? image.contentType !== 'image/svg+xml' : !/\.svg(?:$|[?#])/i.test(image.url);
}

/** What a picture offers the browser: AVIF, then WebP, then what the image itself is. */
export function pictureSources(image: ImageSource, request: PictureRequest = {}): PictureSources {
  const natural = { width: image.width, height: image.height };
  if (!isTransformable(image)) {
    return {
      sources: [],
      src: image.url,
      srcSet: undefined,
      sizes: undefined,
      ...layoutBox(natural, request),
    };
  }
  const box = requestBox(natural, request);
  const widths = offeredWidths(box.width, request);
  const srcSet = (format?: ImageFormat): string =>
    widths.map((width) => `${imageUrl(image, rendition(width, box, request, format))} ${width}w`).join(', ');
  const format = request.preset ? imagePresetOf(request.preset).format : undefined;
  return {
    sources: [
      { type: 'image/avif', srcSet: srcSet('avif') },
      { type: 'image/webp', srcSet: srcSet('webp') },
    ],
    src: imageUrl(image, rendition(widths.at(-1) ?? box.width, box, request, format)),
    srcSet: srcSet(format),
    sizes: request.sizes ?? '100vw',
    ...layoutBox(natural, request),
  };
}

/** What the document's head says so that the first picture starts loading before the page is read. */
export function preloadLink(image: ImageSource, request: PictureRequest = {}): PreloadLink {
  const { sources, src, sizes } = pictureSources(image, request);
  const best = sources[0];
  const base = { rel: 'preload', as: 'image', href: src, fetchPriority: 'high' } as const;
  return best ? { ...base, type: best.type, imageSrcSet: best.srcSet, imageSizes: sizes } : base;
}

/** The same where some screens get another picture: each screen loads only its own. */
export function preloadLinks(
  image: ImageSource,
  request: PictureRequest,
  small: { image: ImageSource; media: string } | undefined,
): (PreloadLink & { media?: string })[] {
  const link = preloadLink(image, request);
  if (!small) return [link];
  return [
    { ...preloadLink(small.image), media: small.media },
    { ...link, media: `not all and ${small.media}` },
  ];
}

type Box = { width: number; height: number };

function imagePresetOf(preset: ImagePreset): ImageParams {
  return imagePresets[preset];
}

/** The box that renditions are asked for: that of the preset, the ratio asked for, or the natural one. */
function requestBox(natural: Box, { preset, aspect }: PictureRequest): Box {
  const named = preset ? imagePresetOf(preset) : undefined;
  if (named?.width && named.height) return { width: named.width, height: named.height };
  return aspect ? { width: natural.width, height: Math.round(natural.width / aspect) } : natural;
}

/** The box that the page reserves. Without a fit the service keeps the ratio, so the image may be smaller than asked. */
function layoutBox(natural: Box, request: PictureRequest): Box {
  const box = requestBox(natural, request);
  if (!request.preset || request.fit || imagePresetOf(request.preset).fit) return box;
  const scale = Math.min(box.width / natural.width, box.height / natural.height);
  return { width: Math.round(natural.width * scale), height: Math.round(natural.height * scale) };
}

/** A preset is offered at its own size and, for dense screens, at twice that. */
function offeredWidths(boxWidth: number, { preset, widths }: PictureRequest): number[] {
  const wanted = widths ?? (preset ? [boxWidth, boxWidth * 2] : DEFAULT_WIDTHS_PX);
  const largest = Math.min(preset ? boxWidth * 2 : boxWidth, IMAGE_MAX_EDGE_PX);
  const useful = [...new Set(wanted.filter((width) => width <= largest))].sort((a, b) => a - b);
  return useful.length > 0 ? useful : [largest];
}

function rendition(
  width: number,
  box: Box,
  request: PictureRequest,
  format: ImageFormat | undefined,
): ImageParams {
  const named = request.preset ? imagePresetOf(request.preset) : {};
  const shaped = request.preset !== undefined || request.aspect !== undefined;
  return {
    width,
    height: shaped ? (width * box.height) / box.width : undefined,
    fit: request.fit ?? named.fit ?? (request.aspect === undefined ? undefined : 'fill'),
    focus: request.focus ?? named.focus,
    quality: request.quality ?? named.quality ?? DEFAULT_QUALITY,
    format,
  };
}
