import type { ContentImage } from '@skein/cms-client';
import { imagePresets, imageUrl, isTransformable } from '@skein/ui';
import { LOGO_HEIGHT_PX } from './header.styles.ts';

const { width, height } = imagePresets.logo;
/** Multiples of the preset's box that dense screens may need. */
const TIMES = [1, 2, 3, 4, 5];

/** The logo in the bar: a drawing as it is, other images in the preset for logos and in multiples of it. */
export function HeaderLogo({ image }: { readonly image: ContentImage }) {
  const size = { width: image.width, height: image.height };
  if (!isTransformable(image)) return <img src={image.url} alt={image.alt} {...size} />;
  // The service keeps the proportions inside the box, and enlarges nothing.
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
