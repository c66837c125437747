import { image, variant, type PropsOf } from '@skein/cms-client';
import { formHeroFields } from '../shared/form.shared.ts';
import type { sharedFields } from '../shared/fields.shared.ts';

export const neighborhoodHero = variant({
  number: 7,
  label: 'Neighborhood hero',
  use: 'A neighborhood: words and a form in one half, its picture in the other.',
  avoid: 'Pictures whose edges matter: they are cut to fill their half.',
  fields: {
    image: image('gfImage').help('Fills the right half of a wide screen; keep what matters in its middle'),
    ...formHeroFields,
  },
});

export interface NeighborhoodHeroProps extends PropsOf<typeof sharedFields, typeof neighborhoodHero.fields> {}
