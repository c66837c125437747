import { callToAction, one, slot, textList } from '@skein/cms-client';

/** Type 4. */
export const freeExtrasHero = {
  number: 4,
  label: 'Free extras hero',
  fields: {
    extras: textList('gfTextList').default([]).help('What comes along for free, a few words each'),
    secondCta: one('gfSecondCta', callToAction).optional(),
    form: slot('gfForm').optional().help('A form entry; it takes the place of the calls to action'),
  },
} as const;
