import { callToAction, image, one, variant, type PropsOf } from '@skein/cms-client';
import { tvNavFields } from '../../../parts/tv-nav/tv-nav.shared.ts';
import type { sharedFields } from '../shared/fields.shared.ts';

export const tvHero = variant({
  number: 5,
  label: 'TV hero',
  use: 'Pages about TV: it carries the bar that joins them.',
  avoid: 'Any other page: the bar would lead away from it.',
  fields: {
    ...tvNavFields,
    image: image('gfImage').help('What is on; it is cut to the shape of a screen'),
    secondCta: one('gfSecondCta', callToAction).optional(),
  },
});

export interface TvHeroProps extends PropsOf<typeof sharedFields, typeof tvHero.fields> {}
