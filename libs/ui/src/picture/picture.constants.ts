/** Parameters of one rendition from the image service. Sizes are px. */
export type ImageParams = {
  width?: number | undefined;
  height?: number | undefined;
  fit?: ImageFit | undefined;
  /** Quality, 1–100. */
  quality?: number | undefined;
  format?: ImageFormat | undefined;
  /** The part that a cropped rendition keeps in view. */
  focus?: ImageFocus | undefined;
};

export type ImageFit = 'pad' | 'fill' | 'scale' | 'crop' | 'thumb';
export type ImageFormat = 'jpg' | 'png' | 'webp' | 'gif' | 'avif';
export type ImageFocus = 'center' | 'top' | 'right' | 'left' | 'bottom' | 'face' | 'faces';

/** Named renditions. Pass one as `preset`; only pages that use them load this table. */
export const imagePresets = {
  bannerSmall: { width: 650, height: 400, fit: 'scale', quality: 50 },
  bannerMedium: { width: 850, height: 450, fit: 'scale', quality: 50 },
  bannerLarge: { width: 1050, height: 450, fit: 'scale', quality: 50 },
  bannerWide: { width: 1200, height: 550, fit: 'scale', quality: 50 },
  logo: { width: 150, height: 20, format: 'png', quality: 100 },
  faceCrop: { width: 400, height: 800, fit: 'fill', focus: 'face' },
} as const satisfies Record<string, ImageParams>;

/** Name of a rendition. */
export type ImagePreset = keyof typeof imagePresets;

/** Default widths that the browser may choose from, px. */
export const DEFAULT_WIDTHS_PX: readonly number[] = [360, 640, 960, 1280, 1920];

/** Largest edge that the image service produces, px. */
export const IMAGE_MAX_EDGE_PX = 4000;

/** Quality if neither the caller nor a preset sets one. */
export const DEFAULT_QUALITY = 75;
