import { choice, slot, text, variant, type PropsOf } from '@skein/cms-client';
import { pictureFields } from '../shared/picture.shared.ts';
import type { sharedFields } from '../shared/fields.shared.ts';

export const comingSoonInterest = variant({
  number: 14,
  label: 'Coming-soon interest form',
  use: 'A place that will be connected, for visitors who want to be told.',
  avoid: 'Places with service: what visitors need there is the address check.',
  fields: {
    badge: text('gfBadgeText', 40).optional().help('The word beside the clock; left empty: "Coming soon"'),
    form: slot('gfForm').optional().help('The email sign-up. Left empty: a link to the address check'),
    ...pictureFields,
    imageSide: choice('gfImageAlignment', ['left', 'right']).default('right'),
  },
});

export interface ComingSoonInterestProps extends PropsOf<
  typeof sharedFields,
  typeof comingSoonInterest.fields
> {}
