import { isTransformable, type ImageSource, type PictureRequest, type ScreenPicture } from './image-url.ts';
import { imagePresets } from './picture.constants.ts';

type BannerPreset = (typeof imagePresets)['bannerSmall' | 'bannerMedium' | 'bannerLarge' | 'bannerWide'];

/** Screen widths up to which each rendition of the banner applies, px. Wider screens get `bannerWide`. */
const BANNER_STEPS = [
  [650, 'bannerSmall'],
  [850, 'bannerMedium'],
  [1050, 'bannerLarge'],
] as const;
/** Largest difference in proportions at which a picture is stretched to the box of a rendition. */
const STRETCH_TOLERANCE = 0.02;

/**
 * Returns the request for a banner preset: stretched to its box if the difference is too small to see, or else
 * cropped to it. A picture with a safe area comes whole, in the preset's width and quality, and the style
 * crops it.
 */
function bannerRequest(image: ImageSource, preset: BannerPreset, request: PictureRequest): PictureRequest {
  const { width, height, fit, quality } = preset;
  const stretch = (width / height) * (image.height / image.width);
  if (Math.abs(stretch - 1) <= STRETCH_TOLERANCE) return { ...request, preset, fit };
  return image.safe
    ? { ...request, widths: [width, 2 * width], quality }
    : { ...request, preset, fit: 'fill' };
}

/** Props that make a `Picture` show a banner. */
export type BannerPicture = PictureRequest & { image: ImageSource; small: readonly ScreenPicture[] };

/**
 * Returns the props for a wide picture at the top of a page, with a rendition for each range of screens:
 * `<Picture {...bannerPicture(image)} />`. A drawing is the same on all screens.
 * @param small pictures for some screens, which take precedence over these renditions
 */
export function bannerPicture(
  image: ImageSource,
  request: PictureRequest = {},
  small: readonly ScreenPicture[] = [],
): BannerPicture {
  if (!isTransformable(image)) return { image, ...request, small };
  const screens = BANNER_STEPS.map(([width, name]) => ({
    image,
    media: `(max-width: ${width}px)`,
    request: bannerRequest(image, imagePresets[name], request),
  }));
  return {
    image,
    ...bannerRequest(image, imagePresets.bannerWide, request),
    small: [...small, ...screens],
  };
}
