import { choice, color, text } from '@skein/cms-client';
import { pictureFields } from '../frame/picture.shared.ts';

/** Type 6. */
export const lifestyle = {
  number: 6,
  label: 'Lifestyle, image with caption',
  fields: {
    ...pictureFields,
    imageSide: choice('gfImageAlignment', ['left', 'right']).default('left'),
    caption: text('gfOverlappingImageCaption', 200)
      .optional()
      .help('Stands on a white card over the lower edge of the image'),
    captionColor: color('gfOverlappingImageCaptionColor').optional().help('Colour of the caption’s text'),
  },
} as const;
