import { isTransformable, type ImageSource, type PictureRequest, type ScreenPicture } from './image-url.ts';
import { imagePresets } from './picture.constants.ts';

type BannerPreset = (typeof imagePresets)['bannerSmall' | 'bannerMedium' | 'bannerLarge' | 'bannerWide'];

/** Maximum screen width for each version of the banner, in px. Wider screens get `bannerWide`. */
const BANNER_STEPS = [
  [650, 'bannerSmall'],
  [850, 'bannerMedium'],
  [1050, 'bannerLarge'],
] as const;
/** Maximum difference of a picture's aspect ratio at which the picture is stretched and not cropped. */
const STRETCH_TOLERANCE = 0.02;

/**
 * Lets the image service stretch a picture with almost the same aspect ratio as the version, and crop any other
 * picture. A picture with a safe area is cropped only by the styles of the page.
 */
function bannerRequest(image: ImageSource, preset: BannerPreset, request: PictureRequest): PictureRequest {
  const { width, height, fit, quality } = preset;
  const stretch = (width / height) * (image.height / image.width);
  if (Math.abs(stretch - 1) <= STRETCH_TOLERANCE) return { ...request, preset, fit };
  return image.safe
    ? { ...request, widths: [width, 2 * width], quality }
    : { ...request, preset, fit: 'fill' };
}

/** Props with which `Picture` shows a banner. */
export type BannerPicture = PictureRequest & { image: ImageSource; small: readonly ScreenPicture[] };

/**
 * Returns the props for a wide picture at the top of a page: `<Picture {...bannerPicture(image)} />`. The
 * picture has a version for each range of screen widths. A vector drawing has only one version.
 * @param small pictures for some screens, which replace the versions on these screens
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
