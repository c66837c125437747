/** Parameters of one version of a picture, for the image service. Sizes are in px. */
export type ImageParams = {
  width?: number | undefined;
  height?: number | undefined;
  fit?: ImageFit | undefined;
  /** Quality, from 1 to 100. */
  quality?: number | undefined;
  format?: ImageFormat | undefined;
  /** The part that remains if the service crops the picture. */
  focus?: ImageFocus | undefined;
};

export type ImageFit = 'pad' | 'fill' | 'scale' | 'crop' | 'thumb';
export type ImageFormat = 'jpg' | 'png' | 'webp' | 'gif' | 'avif';
export type ImageFocus = 'center' | 'top' | 'right' | 'left' | 'bottom' | 'face' | 'faces';

/** Versions of fixed sizes, by name. Pass one as `preset`. Only pages that use a preset load this table. */
export const imagePresets = {
  bannerSmall: { width: 650, height: 400, fit: 'scale', quality: 50 },
  bannerMedium: { width: 850, height: 450, fit: 'scale', quality: 50 },
  bannerLarge: { width: 1050, height: 450, fit: 'scale', quality: 50 },
  bannerWide: { width: 1200, height: 550, fit: 'scale', quality: 50 },
  logo: { width: 150, height: 20, format: 'png', quality: 100 },
  faceCrop: { width: 400, height: 800, fit: 'fill', focus: 'face' },
} as const satisfies Record<string, ImageParams>;

/** Name of a preset. */
export type ImagePreset = keyof typeof imagePresets;

/** Default widths from which the browser may choose, in px. */
export const DEFAULT_WIDTHS_PX: readonly number[] = [360, 640, 960, 1280, 1920];

/** Maximum width and height that the image service returns, in px. */
export const IMAGE_MAX_EDGE_PX = 4000;

/** Default quality, if neither the caller nor the preset sets a quality. */
export const DEFAULT_QUALITY = 75;
