import { choice, html, variant, type PropsOf } from '@skein/cms-client';
import { pictureFields } from '../shared/picture.shared.ts';
import type { sharedFields } from '../shared/fields.shared.ts';

export const teaching = variant({
  number: 8,
  label: 'Teaching, steps and image',
  use: 'How something is done, in three to five steps.',
  avoid: 'Questions and answers, or fewer than three steps: take 1.',
  fields: {
    ...pictureFields,
    imageSide: choice('gfImageAlignment', ['left', 'right']).default('right'),
    steps: html('gfTextContent')
      .optional()
      .help('A numbered list becomes a row of steps; bold words at the start of a step are its title'),
    notes: html('gfTextNotes').optional().help('Small print under the steps'),
  },
});

export interface TeachingProps extends PropsOf<typeof sharedFields, typeof teaching.fields> {}
