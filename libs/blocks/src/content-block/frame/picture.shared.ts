import { color, flag, image } from '@skein/cms-client';

/** The picture of a block that stands beside its words. */
export const pictureFields = {
  image: image('gfImage'),
  roundedImage: flag('gfRoundedImageCorners').default(true),
  imageColor: color('gfImageBackgroundColor').optional(),
} as const;
