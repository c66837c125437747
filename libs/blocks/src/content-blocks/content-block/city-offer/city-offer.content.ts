import { choice, color, flag, image, variant, type PropsOf } from '@skein/cms-client';
import type { sharedFields } from '../shared/fields.shared.ts';

export const cityOffer = variant({
  number: 9,
  label: 'City offer',
  use: 'An offer for one city: its picture, two lines and one thing to do.',
  avoid: 'Offers that hold everywhere: take 1.',
  fields: {
    image: image('gfImage'),
    imageSide: choice('gfImageAlignment', ['left', 'right']).default('left'),
    roundedImage: flag('gfRoundedImageCorners').default(true),
    imageColor: color('gfImageBackgroundColor').optional(),
  },
});

export interface CityOfferProps extends PropsOf<typeof sharedFields, typeof cityOffer.fields> {}
