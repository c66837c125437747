import { color, flag, image } from '@skein/cms-client';
import { pictureDefaults } from './picture.defaults.ts';

/** The picture of a block that stands beside its words. */
export const pictureFields = {
  image: image('gfImage'),
  roundedImage: flag('gfRoundedImageCorners').default(pictureDefaults.roundedImage),
  imageColor: color('gfImageBackgroundColor').optional(),
} as const;
