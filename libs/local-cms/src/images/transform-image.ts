import type { Sharp } from 'sharp';
import sharp from 'sharp';
import { ApiError } from '../model/api-error.ts';
import type { ResizePlan, Size } from './geometry.ts';
import { cutOffset, planResize } from './geometry.ts';
import type { ImageFocus, ImageFormat, ImageParams } from './image-params.ts';
import { DEFAULT_QUALITY, MAX_DENSITY, MAX_SOURCE_PIXELS, NOMINAL_DENSITY } from './images.constants.ts';

/**
 * Accepted source formats. Other formats that the library could open (PDF, PostScript through helpers, …) are
 * refused.
 */
const SOURCE_FORMATS: Readonly<Record<string, ImageFormat | 'svg'>> = {
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  gif: 'gif',
  heif: 'avif',
  svg: 'svg',
};

const POSITIONS: Readonly<Record<Exclude<ImageFocus, 'face' | 'faces'>, string>> = {
  center: 'centre',
  top: 'top',
  right: 'right',
  bottom: 'bottom',
  left: 'left',
  top_right: 'right top',
  top_left: 'left top',
  bottom_right: 'right bottom',
  bottom_left: 'left bottom',
};

export type TransformedImage = { readonly data: Buffer; readonly format: ImageFormat };

/**
 * Makes the requested picture.
 * @throws ApiError 400 if this kind of file cannot be transformed, 422 if it is damaged or too large
 */
export async function transformImage(source: Buffer, params: ImageParams): Promise<TransformedImage> {
  try {
    return await transform(source, params);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError(
      422,
      'UnprocessableEntity',
      'The image cannot be processed: it is damaged or too large.',
    );
  }
}

async function transform(source: Buffer, params: ImageParams): Promise<TransformedImage> {
  const limits = { limitInputPixels: MAX_SOURCE_PIXELS, failOn: 'error' } as const;
  const metadata = await sharp(source, limits).metadata();
  const sourceFormat = Object.hasOwn(SOURCE_FORMATS, metadata.format)
    ? SOURCE_FORMATS[metadata.format]
    : undefined;
  if (!sourceFormat) throw new ApiError(400, 'BadRequest', 'Files of this type cannot be transformed.');
  const format = params.format ?? (sourceFormat === 'svg' ? 'png' : sourceFormat);
  checkFlag(params, format);
  const size = metadata.autoOrient;
  const vector = sourceFormat === 'svg';
  const plan = planResize(size, params, vector);

  const focus = focusOf(params);

  // Animations stay animated if the target format allows it, their frames need not be cut one by one, and all frames
  // together are small enough.
  const { width, height, pages = 1 } = metadata;
  const animated =
    pages > 1 &&
    width * height * pages <= MAX_SOURCE_PIXELS &&
    (format === 'gif' || format === 'webp') &&
    plan.step !== 'cut' &&
    // The library finds faces only in pictures with one frame.
    !(plan.step === 'cover' && isFace(focus)) &&
    !params.radius;
  const density = vector ? { density: densityFor(size, plan) } : {};
  const image = sharp(source, { ...limits, ...density, animated }).autoOrient();
  const resized = await resize(image, plan, size, params, format);
  const rounded = params.radius ? await roundCorners(resized, params.radius) : resized;
  return { data: await encode(flatten(rounded, params, format), format, params).toBuffer(), format };
}

/**
 * Returns the density at which a vector source is drawn in its target size, in dots per inch. So the drawn pixels need
 * not be enlarged.
 */
function densityFor(size: Size, plan: ResizePlan): number {
  const target = plan.step === 'keep' || plan.step === 'cut' ? size : plan.size;
  const scale = Math.max(target.width / size.width, target.height / size.height);
  return Math.min(MAX_DENSITY, Math.max(NOMINAL_DENSITY, Math.ceil(NOMINAL_DENSITY * scale)));
}

async function resize(
  image: Sharp,
  plan: ResizePlan,
  source: Size,
  params: ImageParams,
  format: ImageFormat,
): Promise<Sharp> {
  const focus = focusOf(params);
  switch (plan.step) {
    case 'keep':
      return image;
    case 'stretch':
      return image.resize({ ...plan.size, fit: 'fill' });
    case 'cover':
      return image.resize({ ...plan.size, fit: 'cover', position: positionOf(focus) });
    case 'cut':
      return cut(image, plan.size, source, focus);
    case 'contain': {
      const contained = image.resize({ ...plan.size, fit: 'fill' });
      if (!plan.frame) return contained;
      const [x, y] = [plan.frame.width - plan.size.width, plan.frame.height - plan.size.height];
      const [left, top] = [Math.floor(x / 2), Math.floor(y / 2)];
      return contained.extend({
        left,
        right: x - left,
        top,
        bottom: y - top,
        background: padding(params, format),
      });
    }
  }
}

const focusOf = ({ focus, fit }: ImageParams): ImageFocus => focus ?? (fit === 'thumb' ? 'face' : 'center');

const isFace = (focus: ImageFocus): focus is 'face' | 'faces' => focus === 'face' || focus === 'faces';

/**
 * Cuts a part out of a picture. To find a face, cuts the width first and the height afterwards, because the library
 * would resize the picture if it cut both at once.
 */
async function cut(image: Sharp, size: Size, source: Size, focus: ImageFocus): Promise<Sharp> {
  if (!isFace(focus)) return image.extract({ ...cutOffset(source, size, focus), ...size });
  const strip = await image
    .resize({ width: size.width, height: source.height, fit: 'cover', position: positionOf(focus) })
    .png()
    .toBuffer();
  return sharp(strip).resize({ ...size, fit: 'cover', position: positionOf(focus) });
}

/** Returns where to cut. To find a face, the library looks for skin tones, saturated colors and edges. */
function positionOf(focus: ImageFocus): string | number {
  return isFace(focus) ? sharp.strategy.attention : POSITIONS[focus];
}

function padding({ background }: ImageParams, format: ImageFormat) {
  if (background !== undefined) return `#${background}`;
  return format === 'jpg' ? '#ffffff' : { r: 0, g: 0, b: 0, alpha: 0 };
}

/** Rounds the corners in separate passes: a single pass would fill the background before it cuts corners. */
async function roundCorners(image: Sharp, radius: number | 'max'): Promise<Sharp> {
  const { data, info } = await image.ensureAlpha().png().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const [rx, ry] = radius === 'max' ? [width / 2, height / 2] : [radius, radius];
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${rx}" ry="${ry}"/></svg>`;
  return sharp(
    await sharp(data)
      .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
      .png()
      .toBuffer(),
  );
}

/** Gives transparent parts the requested background, or white if the format has no transparency. */
function flatten(image: Sharp, { background }: ImageParams, format: ImageFormat): Sharp {
  if (background === undefined && format !== 'jpg') return image;
  return image.flatten({ background: `#${background ?? 'ffffff'}` });
}

function encode(image: Sharp, format: ImageFormat, { quality, flag }: ImageParams): Sharp {
  switch (format) {
    case 'jpg':
      return image.jpeg({ quality: quality ?? DEFAULT_QUALITY.jpg, progressive: flag === 'progressive' });
    case 'png':
      return flag === 'png8'
        ? image.png({ palette: true, quality: quality ?? 100 })
        : image.png({ compressionLevel: 9 });
    case 'webp':
      return image.webp({ quality: quality ?? DEFAULT_QUALITY.webp });
    case 'avif':
      return image.avif({ quality: quality ?? DEFAULT_QUALITY.avif, effort: 3 });
    case 'gif':
      return image.gif();
  }
}

function checkFlag({ flag }: ImageParams, format: ImageFormat): void {
  const needed = flag === 'progressive' ? 'jpg' : flag === 'png8' ? 'png' : undefined;
  if (needed === undefined || needed === format) return;
  throw new ApiError(400, 'BadRequest', `The flag "${flag}" needs fm=${needed}.`, {
    errors: [{ name: 'fl', path: ['fl'], value: flag }],
  });
}
