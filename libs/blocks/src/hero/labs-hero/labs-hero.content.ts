import { callToAction, choice, image, one } from '@skein/cms-client';
import { filmFields } from '../../video/film.content.ts';

/** Type 6. */
export const labsHero = {
  number: 6,
  label: 'Labs hero',
  fields: {
    theme: choice('gfTheme', ['ink', 'teal', 'violet'])
      .default('ink')
      .help('A dark one: the film lies under it'),
    image: image('gfImage').help('The still of the film; it stands alone where there is no film'),
    ...filmFields,
    secondCta: one('gfSecondCta', callToAction).optional(),
  },
} as const;
