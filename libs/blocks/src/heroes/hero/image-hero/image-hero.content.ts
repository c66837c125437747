import {
  callToAction,
  choice,
  image,
  one,
  slot,
  text,
  textList,
  variant,
  type PropsOf,
} from '@skein/cms-client';
import type { sharedFields } from '../shared/fields.shared.ts';
import { imageHeroDefaults } from './image-hero.defaults.ts';

export const imageHero = variant({
  number: 2,
  label: 'Image hero',
  use: 'Most pages: a title, a picture and one thing to do.',
  avoid: 'Pages with a film: take 3 or 6. Pages about TV: take 5.',
  fields: {
    image: image('gfImage'),
    mobileImage: image('gfMobileImage').optional().help('A taller picture for small screens'),
    layout: choice('gfImageAlignment', ['behind', 'below', 'right'])
      .default(imageHeroDefaults.layout)
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
      .default(imageHeroDefaults.texts)
      .help(
        'Face noAccount: seven pieces. The first introduces, the others are things to try, in order; after them comes the call to action, or a link that checks availability',
      ),
    addressTitle: text('gfAddressTitle')
      .optional()
      .help('Face noAccount: in place of the title, for a visitor who comes from an address check'),
    addressNotice: text('gfAddressNotice', 60)
      .optional()
      .help('Face noAccount: the words before the address that was checked, in place of the subtitle'),
    emailNotice: text('gfEmailNotice', 60)
      .optional()
      .help(
        'Face noAccount: the words before an email that was left with the address. Left empty, built-in words do',
      ),
    addressTexts: textList('gfAddressTextList')
      .optional()
      .help('Face noAccount: in place of the texts, for a visitor who comes from an address check'),
  },
});

export interface ImageHeroProps extends PropsOf<typeof sharedFields, typeof imageHero.fields> {}
