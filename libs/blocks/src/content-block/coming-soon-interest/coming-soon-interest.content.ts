import { choice, slot } from '@skein/cms-client';
import { pictureFields } from '../frame/picture.shared.ts';

/** Type 14. */
export const comingSoonInterest = {
  number: 14,
  label: 'Coming-soon interest form',
  fields: {
    form: slot('gfForm').optional().help('The email sign-up. Left empty: a link to the address check'),
    ...pictureFields,
    imageSide: choice('gfImageAlignment', ['left', 'right']).default('right'),
  },
} as const;
