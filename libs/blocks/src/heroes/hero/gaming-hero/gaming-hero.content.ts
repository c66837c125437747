import { callToAction, image, one, textList, variant, type PropsOf } from '@skein/cms-client';
import { filmFields } from '../../../parts/video/film.content.ts';
import type { sharedFields } from '../shared/fields.shared.ts';

export const gamingHero = variant({
  number: 3,
  label: 'Gaming hero',
  use: 'The gaming page: a film, and two to four hard facts.',
  avoid: 'Pages without facts to show: take 2.',
  fields: {
    image: image('gfImage').help('The still of the film; it stands alone where there is no film'),
    ...filmFields,
    facts: textList('gfTextList').default([]).help('Two to four short facts, such as "3 ms to the server"'),
    secondCta: one('gfSecondCta', callToAction).optional(),
  },
});

export interface GamingHeroProps extends PropsOf<typeof sharedFields, typeof gamingHero.fields> {}
