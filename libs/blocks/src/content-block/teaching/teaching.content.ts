import { choice, html } from '@skein/cms-client';
import { pictureFields } from '../frame/picture.shared.ts';

/** Type 8. */
export const teaching = {
  number: 8,
  label: 'Teaching, steps and image',
  fields: {
    ...pictureFields,
    imageSide: choice('gfImageAlignment', ['left', 'right']).default('right'),
    steps: html('gfTextContent')
      .optional()
      .help('A numbered list becomes a row of steps; bold words at the start of a step are its title'),
    notes: html('gfTextNotes').optional().help('Small print under the steps'),
  },
} as const;
