import { color, flag, image } from '@skein/cms-client';
import { pictureDefaults } from './picture.defaults.ts';

/** Fields for the picture beside a block's words. */
export const pictureFields = {
  image: image('gfImage'),
  roundedImage: flag('gfRoundedImageCorners').default(pictureDefaults.roundedImage),
  imageColor: color('gfImageBackgroundColor').optional(),
} as const;
