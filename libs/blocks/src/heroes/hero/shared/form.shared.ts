import { callToAction, one, slot } from '@skein/cms-client';

/** Fields of a hero that may have a form instead of its calls to action. */
export const formHeroFields = {
  secondCta: one('gfSecondCta', callToAction).optional(),
  form: slot('gfForm').optional().help('A form entry; it takes the place of the calls to action'),
} as const;
