import { callToAction, image, one } from '@skein/cms-client';
import { tvNavFields } from '../../tv-nav/tv-nav.shared.ts';

/** Type 5. */
export const tvHero = {
  number: 5,
  label: 'TV hero',
  fields: {
    ...tvNavFields,
    image: image('gfImage').help('What is on; it is cut to the shape of a screen'),
    secondCta: one('gfSecondCta', callToAction).optional(),
  },
} as const;
