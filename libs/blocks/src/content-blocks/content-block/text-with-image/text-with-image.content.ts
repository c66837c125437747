import { choice, color, flag, image, variant, type PropsOf } from '@skein/cms-client';
import type { sharedFields } from '../shared/fields.shared.ts';

export const textWithImage = variant({
  number: 1,
  label: 'Text plus image',
  use: 'One point, and the picture that proves it.',
  avoid: 'A picture that needs words of its own: take 6. No picture: take 16.',
  fields: {
    image: image('gfImage'),
    imageSide: choice('gfImageAlignment', ['left', 'right']).default('right'),
    roundedImage: flag('gfRoundedImageCorners').default(true),
    imageColor: color('gfImageBackgroundColor').optional(),
  },
});

export interface TextWithImageProps extends PropsOf<typeof sharedFields, typeof textWithImage.fields> {}
