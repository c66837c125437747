import { choice, image, text, variant, type PropsOf } from '@skein/cms-client';
import { pictureFields } from '../shared/picture.shared.ts';
import type { sharedFields } from '../shared/fields.shared.ts';

export const textWithMapNote = variant({
  number: 4,
  label: 'Text, image and map note',
  use: 'A place: its picture, and a card that says where it is.',
  avoid: 'A list of places: take 5.',
  fields: {
    ...pictureFields,
    imageSide: choice('gfImageAlignment', ['left', 'right']).default('right'),
    mapNote: text('gfMapNote', 160)
      .optional()
      .help('A line about the place, on a card that overlaps the image'),
    mapImage: image('gfMapImage').optional().help('Shown round and small; the pin stands in its middle'),
  },
});

export interface TextWithMapNoteProps extends PropsOf<typeof sharedFields, typeof textWithMapNote.fields> {}
