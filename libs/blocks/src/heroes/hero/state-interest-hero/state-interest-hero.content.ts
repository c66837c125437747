import { image, variant, type PropsOf } from '@skein/cms-client';
import { formHeroFields } from '../shared/form.shared.ts';
import type { sharedFields } from '../shared/fields.shared.ts';

export const stateInterestHero = variant({
  number: 10,
  label: 'State expression-of-interest hero',
  use: 'A state where interest is collected, over its skyline.',
  avoid: 'Cities with service: take 7.',
  fields: {
    image: image('gfImage').help('A skyline or an outline of the state; stands along the foot of the hero'),
    ...formHeroFields,
  },
});

export interface StateInterestHeroProps extends PropsOf<
  typeof sharedFields,
  typeof stateInterestHero.fields
> {}
