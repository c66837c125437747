import { choice, image } from '@skein/cms-client';
import { pictureFields } from '../frame/picture.shared.ts';

/** Type 7. */
export const reliability = {
  number: 7,
  label: 'Reliability, image and background',
  fields: {
    ...pictureFields,
    imageSide: choice('gfImageAlignment', ['left', 'right']).default('right'),
    backgroundImage: image('gfBackgroundImage')
      .optional()
      .help('Decoration behind the image; it fades out before it reaches the text'),
  },
} as const;
