import { image } from '@skein/cms-client';
import { formHeroFields } from '../form-hero.shared.ts';

/** Type 9. */
export const overlappingHero = {
  number: 9,
  label: 'Overlapping hero',
  fields: {
    image: image('gfImage').help('Wide; the card of the form covers the middle of its lower edge'),
    ...formHeroFields,
  },
} as const;
