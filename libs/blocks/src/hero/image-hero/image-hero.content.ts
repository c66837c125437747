import { callToAction, choice, image, one, slot } from '@skein/cms-client';

/** Type 2. */
export const imageHero = {
  number: 2,
  label: 'Image hero',
  fields: {
    image: image('gfImage'),
    mobileImage: image('gfMobileImage').optional().help('A taller picture for small screens'),
    layout: choice('gfImageAlignment', ['behind', 'below', 'right'])
      .default('right')
      .help('Where the picture stands'),
    secondCta: one('gfSecondCta', callToAction).optional(),
    form: slot('gfForm').optional().help('A form entry; it takes the place of the calls to action'),
  },
} as const;
