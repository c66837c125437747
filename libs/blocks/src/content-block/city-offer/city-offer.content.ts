import { choice, color, flag, image } from '@skein/cms-client';

/** Type 9. */
export const cityOffer = {
  number: 9,
  label: 'City offer',
  fields: {
    image: image('gfImage'),
    imageSide: choice('gfImageAlignment', ['left', 'right']).default('left'),
    roundedImage: flag('gfRoundedImageCorners').default(true),
    imageColor: color('gfImageBackgroundColor').optional(),
  },
} as const;
