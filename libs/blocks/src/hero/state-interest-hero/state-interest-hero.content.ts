import { image } from '@skein/cms-client';
import { formHeroFields } from '../form-hero.shared.ts';

/** Type 10. */
export const stateInterestHero = {
  number: 10,
  label: 'State expression-of-interest hero',
  fields: {
    image: image('gfImage').help('A skyline or an outline of the state; stands along the foot of the hero'),
    ...formHeroFields,
  },
} as const;
