import { image, variant, type PropsOf } from '@skein/cms-client';
import { formHeroFields } from '../shared/form.shared.ts';
import type { sharedFields } from '../shared/fields.shared.ts';

export const overlappingHero = variant({
  number: 9,
  label: 'Overlapping hero',
  use: 'A wide picture, and a form that nobody should miss.',
  avoid: 'Pages without a form: take 2.',
  fields: {
    image: image('gfImage').help('Wide; the card of the form covers the middle of its lower edge'),
    ...formHeroFields,
  },
});

export interface OverlappingHeroProps extends PropsOf<typeof sharedFields, typeof overlappingHero.fields> {}
