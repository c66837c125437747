import type { ContentImage } from '@skein/cms-client';
import { imagePresets, imageUrl, isTransformable } from '@skein/ui';
import { LOGO_HEIGHT_PX } from './header.styles.ts';

const { width, height } = imagePresets.logo;
/** Factors for the size of the logo on dense screens. Factor 1 is the size of the preset. */
const TIMES = [1, 2, 3, 4, 5];

/**
 * Draws the logo in the bar. A vector image stays unchanged. For other images, the image service makes versions for
 * screens with one to five times the usual pixels.
 */
export function HeaderLogo({ image }: { readonly image: ContentImage }) {
  const size = { width: image.width, height: image.height };
  if (!isTransformable(image)) return <img src={image.url} alt={image.alt} {...size} />;
  // The image service keeps the proportions inside the box, and does not enlarge small images.
  const inBox = Math.min(width / image.width, height / image.height) * image.width;
  const times = TIMES.filter((by) => by === 1 || by * inBox <= image.width);
  const at = (by: number) =>
    imageUrl(image, { ...imagePresets.logo, width: width * by, height: height * by });
  return (
    <img
      src={at(times.length > 1 ? 2 : 1)}
      srcSet={times.map((by) => `${at(by)} ${Math.round(inBox * by)}w`).join(', ')}
      sizes={`${Math.round((LOGO_HEIGHT_PX * image.width) / image.height)}px`}
      alt={image.alt}
      {...size}
    />
  );
}
