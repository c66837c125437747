import { callToAction, choice, file, image, one } from '@skein/cms-client';

/** Type 6. */
export const labsHero = {
  number: 6,
  label: 'Labs hero',
  fields: {
    theme: choice('gfTheme', ['ink', 'teal', 'violet'])
      .default('ink')
      .help('A dark one: the film lies under it'),
    image: image('gfImage').help('The still of the film; it stands alone where there is no film'),
    film: file('gfVideoFile', 'video')
      .optional()
      .help('Lies behind the words, muted and in a loop; its title in the CMS is what it shows'),
    secondCta: one('gfSecondCta', callToAction).optional(),
  },
} as const;
