import { callToAction, one, slot } from '@skein/cms-client';

/** Fields of a hero whose first thing to do may be a form. */
export const formHeroFields = {
  secondCta: one('gfSecondCta', callToAction).optional(),
  form: slot('gfForm').optional().help('A form entry; it takes the place of the calls to action'),
} as const;
