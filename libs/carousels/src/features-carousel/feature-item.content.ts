import { choice, entryType, html, list, text, type PropsOf } from '@skein/cms-client';
import { featureFootnote } from './feature-footnote.content.ts';
import { featureIcons } from './feature-icons.ts';

export const featureItem = entryType(
  'gfFeatureItem',
  { name: 'Feature', description: 'One thing that it does, in a few words' },
  {
    title: text('gfTitle', 80),
    reference: text('gfReference', 40)
      .optional()
      .help('What the number or claim comes from, such as Skein 500'),
    description: html('gfDescription').optional(),
    icon: choice('gfIcon', featureIcons).optional(),
    footnotes: list('gfFootnotes', featureFootnote).default([]),
  },
);

export interface FeatureItem extends PropsOf<typeof featureItem.fields> {}
