import { color, entryType, image, text, type PropsOf } from '@skein/cms-client';

export const accolade = entryType(
  'gfAccolade',
  { name: 'Accolade', description: 'An award, who gave it and for what' },
  {
    title: text('gfTitle', 120),
    subtitle: text('gfSubTitle', 200).optional(),
    subtitleColor: color('gfSubTitleColor').optional(),
    image: image('gfImage').optional(),
    badge: image('gfBadge').optional().help('The mark of who gave it, beside the words'),
    thumbTitle: text('gfThumbTitle', 40).optional().help('Under its thumbnail; without it the title'),
  },
);

export interface Accolade extends PropsOf<typeof accolade.fields> {}
