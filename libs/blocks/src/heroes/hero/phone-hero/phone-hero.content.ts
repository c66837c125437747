import { image, variant, type PropsOf } from '@skein/cms-client';
import { formHeroFields } from '../shared/form.shared.ts';
import type { sharedFields } from '../shared/fields.shared.ts';

export const phoneHero = variant({
  number: 8,
  label: 'Phone hero',
  use: 'The phone page: its picture is framed as a speech bubble.',
  avoid: 'Upright pictures, and pages about other products.',
  fields: { image: image('gfImage').help('Framed as a speech bubble; landscape'), ...formHeroFields },
});

export interface PhoneHeroProps extends PropsOf<typeof sharedFields, typeof phoneHero.fields> {}
