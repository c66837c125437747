import { choice, color, flag, image } from '@skein/cms-client';

/** Type 1. */
export const textWithImage = {
  number: 1,
  label: 'Text plus image',
  fields: {
    image: image('gfImage'),
    imageSide: choice('gfImageAlignment', ['left', 'right']).default('right'),
    roundedImage: flag('gfRoundedImageCorners').default(true),
    imageColor: color('gfImageBackgroundColor').optional(),
  },
} as const;
