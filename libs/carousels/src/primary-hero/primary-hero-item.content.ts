import { entryType, flag, text, type PropsOf } from '@skein/cms-client';
import { heroSlideFields } from '../hero-slides/hero-slide.content.ts';

export const primaryHeroItem = entryType(
  'gfPrimaryHeroItem',
  {
    name: 'Item of a primary hero',
    description: 'A slide, and for whom it comes first',
    displayField: 'gfTitle',
  },
  {
    ...heroSlideFields,
    city: text('gfCity', 60).optional().help('Comes first where the address of the page says ?city=…'),
    utmMedium: text('gfUtmMedium', 60)
      .optional()
      .help('Comes first where the address says ?utm_medium=… and no item is for its city'),
    onlyInVariation: flag('gfOnlyInVariation')
      .default(false)
      .help('Shown only to visitors in the variation that the hero names; for them it comes first'),
  },
);

export interface PrimaryHeroItem extends PropsOf<typeof primaryHeroItem.fields> {}
