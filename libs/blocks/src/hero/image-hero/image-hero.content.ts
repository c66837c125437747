import { callToAction, choice, image, one, slot, textList } from '@skein/cms-client';

/** Type 2. */
export const imageHero = {
  number: 2,
  label: 'Image hero',
  fields: {
    image: image('gfImage'),
    mobileImage: image('gfMobileImage').optional().help('A taller picture for small screens'),
    layout: choice('gfImageAlignment', ['behind', 'below', 'right'])
      .default('right')
      .help('Where the picture stands on the faces plain and search'),
    face: choice('gfHeroFace', ['plain', 'search', 'cityEmail', 'noAccount', 'businessContact'])
      .optional()
      .help('Left empty, the content decides: a list of texts makes it noAccount, a form makes it search'),
    secondCta: one('gfSecondCta', callToAction).optional(),
    form: slot('gfForm')
      .optional()
      .help(
        'A form entry; it takes the place of the calls to action. The faces plain and noAccount show none',
      ),
    texts: textList('gfTextList')
      .default([])
      .help(
        'Face noAccount: seven pieces. The first introduces, the others are things to try, in order; after them comes the call to action, or a link that checks availability',
      ),
  },
} as const;
