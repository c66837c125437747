import type { ErrorDetail } from '../model/api-error.ts';
import { ApiError } from '../model/api-error.ts';
import { MAX_SIDE_PX, QUALITY_STEP, SIDES_PX } from './images.constants.ts';

const IMAGE_FORMATS = ['jpg', 'png', 'webp', 'gif', 'avif'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

export const IMAGE_FITS = ['pad', 'fill', 'scale', 'crop', 'thumb'] as const;
export type ImageFit = (typeof IMAGE_FITS)[number];

export const IMAGE_FOCUSES = [
  'center',
  'top',
  'right',
  'bottom',
  'left',
  'top_right',
  'top_left',
  'bottom_right',
  'bottom_left',
  'face',
  'faces',
] as const;
export type ImageFocus = (typeof IMAGE_FOCUSES)[number];

const IMAGE_FLAGS = ['progressive', 'png8'] as const;
export type ImageFlag = (typeof IMAGE_FLAGS)[number];

/** The requested transformation. Undefined values stay as in the source. */
export type ImageParams = {
  /** Width in px. */
  readonly width?: number | undefined;
  /** Height in px. */
  readonly height?: number | undefined;
  readonly format?: ImageFormat | undefined;
  readonly flag?: ImageFlag | undefined;
  readonly fit?: ImageFit | undefined;
  readonly focus?: ImageFocus | undefined;
  /** Quality, from 1 to 100. */
  readonly quality?: number | undefined;
  /** Radius of the corners in px; `max` makes an ellipse. */
  readonly radius?: number | 'max' | undefined;
  /** Color of the background: six hexadecimal digits. */
  readonly background?: string | undefined;
};

/**
 * Reads the vendor's parameters. Unknown parameters, such as revision marks, are ignored.
 * @returns undefined if the request is for the original
 * @throws ApiError 400 that names every bad value
 */
export function readImageParams(query: ReadonlyMap<string, string>): ImageParams | undefined {
  const findings: ErrorDetail[] = [];
  const reject = (name: string, details: string): undefined => {
    findings.push({ name, path: [name], value: query.get(name), details });
  };
  const integer = (name: string, least: number, most: number): number | undefined => {
    const text = query.get(name);
    if (text === undefined) return undefined;
    const value = /^\d{1,9}$/u.test(text) ? Number(text) : Number.NaN;
    if (value >= least && value <= most) return value;
    return reject(name, `must be a whole number between ${least} and ${most}`);
  };
  const choice = <T extends string>(name: string, options: readonly T[]): T | undefined => {
    const text = query.get(name);
    if (text === undefined) return undefined;
    return options.find((option) => option === text) ?? reject(name, `must be one of ${options.join(', ')}`);
  };

  const params: ImageParams = {
    width: integer('w', 1, MAX_SIDE_PX),
    height: integer('h', 1, MAX_SIDE_PX),
    format: choice('fm', IMAGE_FORMATS),
    flag: choice('fl', IMAGE_FLAGS),
    fit: choice('fit', IMAGE_FITS),
    focus: choice('f', IMAGE_FOCUSES),
    quality: integer('q', 1, 100),
    radius: query.get('r') === 'max' ? 'max' : integer('r', 0, MAX_SIDE_PX),
    background: readBackground(query.get('bg'), reject),
  };
  if (params.flag === 'progressive' && params.format !== undefined && params.format !== 'jpg')
    reject('fl', 'progressive is for fm=jpg');
  if (params.flag === 'png8' && params.format !== undefined && params.format !== 'png')
    reject('fl', 'png8 is for fm=png');
  if (findings.length > 0) {
    throw new ApiError(400, 'BadRequest', 'The image parameters are not valid.', { errors: findings });
  }
  return Object.values(params).every((value) => value === undefined) ? undefined : params;
}

const nextSide = (side: number): number => SIDES_PX.find((step) => step >= side) ?? MAX_SIDE_PX;

/**
 * Returns the transformation that the service makes instead of the requested one, so that few versions are made. The
 * result has one of a few sizes, the requested proportions, and at least the requested quality.
 */
export function madeFor(params: ImageParams): ImageParams {
  const { width, height, quality } = params;
  const stepped = {
    ...params,
    quality: quality === undefined ? undefined : Math.ceil(quality / QUALITY_STEP) * QUALITY_STEP,
  };
  if (width === undefined) return { ...stepped, height: height === undefined ? undefined : nextSide(height) };
  const side = nextSide(width);
  if (height === undefined) return { ...stepped, width: side };
  return { ...stepped, width: side, height: Math.min(MAX_SIDE_PX, Math.round((height * side) / width)) };
}

/** Returns a part of the cache key. Requests for equal pictures have the same part. */
export function paramsKey(params: ImageParams): string {
  const { width, height, format, flag, fit, focus, quality, radius, background } = params;
  return [width, height, format, flag, fit, focus, quality, radius, background]
    .map((value) => value ?? '')
    .join('|');
}

function readBackground(
  text: string | undefined,
  reject: (name: string, details: string) => undefined,
): string | undefined {
  if (text === undefined) return undefined;
  const digits = /^rgb:([\da-f]{6})$/iu.exec(text)?.[1];
  return digits?.toLowerCase() ?? reject('bg', 'must be rgb: and six hexadecimal digits, as in rgb:ffffff');
}
