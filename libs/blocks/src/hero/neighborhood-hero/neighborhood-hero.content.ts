import { image } from '@skein/cms-client';
import { formHeroFields } from '../form-hero.shared.ts';

/** Type 7. */
export const neighborhoodHero = {
  number: 7,
  label: 'Neighborhood hero',
  fields: {
    image: image('gfImage').help('Fills the right half of a wide screen; keep what matters in its middle'),
    ...formHeroFields,
  },
} as const;
