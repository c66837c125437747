import { callToAction, image, one, textList } from '@skein/cms-client';
import { filmFields } from '../../video/film.content.ts';

/** Type 3. */
export const gamingHero = {
  number: 3,
  label: 'Gaming hero',
  fields: {
    image: image('gfImage').help('The still of the film; it stands alone where there is no film'),
    ...filmFields,
    facts: textList('gfTextList').default([]).help('Two to four short facts, such as "3 ms to the server"'),
    secondCta: one('gfSecondCta', callToAction).optional(),
  },
} as const;
