import { choice, image, variant, type PropsOf } from '@skein/cms-client';
import { pictureFields } from '../shared/picture.shared.ts';
import type { sharedFields } from '../shared/fields.shared.ts';

export const reliability = variant({
  number: 7,
  label: 'Reliability, image and background',
  use: 'A promise about the network, before a decorative background.',
  avoid: 'A background that shows something: it fades out before it reaches the text.',
  fields: {
    ...pictureFields,
    imageSide: choice('gfImageAlignment', ['left', 'right']).default('right'),
    backgroundImage: image('gfBackgroundImage')
      .optional()
      .help('Decoration behind the image; it fades out before it reaches the text'),
  },
});

export interface ReliabilityProps extends PropsOf<typeof sharedFields, typeof reliability.fields> {}
