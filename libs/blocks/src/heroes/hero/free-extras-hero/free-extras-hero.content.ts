import { callToAction, one, slot, textList, variant, type PropsOf } from '@skein/cms-client';
import type { sharedFields } from '../shared/fields.shared.ts';

export const freeExtrasHero = variant({
  number: 4,
  label: 'Free extras hero',
  use: 'What comes along for free, as a list.',
  avoid: 'Fewer than three extras: take 2.',
  fields: {
    extras: textList('gfTextList').default([]).help('What comes along for free, a few words each'),
    secondCta: one('gfSecondCta', callToAction).optional(),
    form: slot('gfForm').optional().help('A form entry; it takes the place of the calls to action'),
  },
});

export interface FreeExtrasHeroProps extends PropsOf<typeof sharedFields, typeof freeExtrasHero.fields> {}
