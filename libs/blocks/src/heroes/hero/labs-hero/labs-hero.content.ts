import { callToAction, choice, image, one, variant, type PropsOf } from '@skein/cms-client';
import { filmFields } from '../../../parts/video/film.content.ts';
import type { sharedFields } from '../shared/fields.shared.ts';

export const labsHero = variant({
  number: 6,
  label: 'Labs hero',
  use: 'Pages about what is being tried out: a film in the dark, under the words.',
  avoid: 'Bright films, and films that have to be seen whole: take 3.',
  fields: {
    theme: choice('gfTheme', ['ink', 'teal', 'violet'])
      .default('ink')
      .help('A dark one: the film lies under it'),
    image: image('gfImage').help('The still of the film; it stands alone where there is no film'),
    ...filmFields,
    secondCta: one('gfSecondCta', callToAction).optional(),
  },
});

export interface LabsHeroProps extends PropsOf<typeof sharedFields, typeof labsHero.fields> {}
