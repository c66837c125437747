import { isTransformable, type ImageSource, type PictureRequest, type ScreenPicture } from './image-url.ts';
import { imagePresets } from './picture.constants.ts';

type BannerPreset = (typeof imagePresets)['bannerSmall' | 'bannerMedium' | 'bannerLarge' | 'bannerWide'];

/** Screens that get one of the banner's renditions, by their width, px. Wider ones get `bannerWide`. */
const BANNER_STEPS = [
  [650, 'bannerSmall'],
  [850, 'bannerMedium'],
  [1050, 'bannerLarge'],
] as const;
/** How far the proportions of a picture may be from those of a rendition that is stretched to its box. */
const STRETCH_TOLERANCE = 0.02;

/**
 * A preset of the banner as it is asked for: stretched to its box where nobody can see it, else cropped to it. A picture
 * that has a safe area comes whole in the preset's width and quality, and the style crops it.
 */
function bannerRequest(image: ImageSource, preset: BannerPreset, request: PictureRequest): PictureRequest {
  const { width, height, fit, quality } = preset;
  const stretch = (width / height) * (image.height / image.width);
  if (Math.abs(stretch - 1) <= STRETCH_TOLERANCE) return { ...request, preset, fit };
  return image.safe
    ? { ...request, widths: [width, 2 * width], quality }
    : { ...request, preset, fit: 'fill' };
}

/** What a `Picture` is given to show a banner. */
export type BannerPicture = PictureRequest & { image: ImageSource; small: readonly ScreenPicture[] };

/**
 * Props for a wide picture at the top of a page, with a rendition for each range of screens:
 * `<Picture {...bannerPicture(image)} />`. A drawing is the same on all screens.
 * @param small what some screens get before any of these
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
