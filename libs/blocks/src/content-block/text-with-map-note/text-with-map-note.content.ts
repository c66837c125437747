import { choice, image, text } from '@skein/cms-client';
import { pictureFields } from '../frame/picture.shared.ts';

/** Type 4. */
export const textWithMapNote = {
  number: 4,
  label: 'Text, image and map note',
  fields: {
    ...pictureFields,
    imageSide: choice('gfImageAlignment', ['left', 'right']).default('right'),
    mapNote: text('gfMapNote', 160)
      .optional()
      .help('A line about the place, on a card that overlaps the image'),
    mapImage: image('gfMapImage').optional().help('Shown round and small; the pin stands in its middle'),
  },
} as const;
