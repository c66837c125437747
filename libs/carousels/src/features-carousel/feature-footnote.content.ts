import { entryType, image, text, type PropsOf } from '@skein/cms-client';

export const featureFootnote = entryType(
  'gfFeatureFootnote',
  {
    name: 'Footnote of a feature',
    description: 'A line under a feature, with a small picture',
  },
  { title: text('gfTitle', 160), image: image('gfImage').optional() },
);

export interface FeatureFootnote extends PropsOf<typeof featureFootnote.fields> {}
