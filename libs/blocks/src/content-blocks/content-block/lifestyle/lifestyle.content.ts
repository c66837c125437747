import { choice, color, text, variant, type PropsOf } from '@skein/cms-client';
import { pictureFields } from '../shared/picture.shared.ts';
import type { sharedFields } from '../shared/fields.shared.ts';

export const lifestyle = variant({
  number: 6,
  label: 'Lifestyle, image with caption',
  use: 'A moment of daily life, with a caption that lies on the picture.',
  avoid: 'Facts and figures: few read a caption for them. Take 1.',
  fields: {
    ...pictureFields,
    imageSide: choice('gfImageAlignment', ['left', 'right']).default('left'),
    caption: text('gfOverlappingImageCaption', 200)
      .optional()
      .help('Stands on a white card over the lower edge of the image'),
    captionColor: color('gfOverlappingImageCaptionColor').optional().help('Color of the caption’s text'),
  },
});

export interface LifestyleProps extends PropsOf<typeof sharedFields, typeof lifestyle.fields> {}
