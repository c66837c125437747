import { choice, color, flag, html, image, text } from '@skein/cms-client';

/** Type 10. */
export const teamQuote = {
  number: 10,
  label: 'Team member quote',
  fields: {
    description: html('gfDescription').help('What was said; the quotation marks are set by the page'),
    name: text('gfName', 80),
    position: text('gfPosition', 120).optional().help('What the person does, and where'),
    portrait: image('gfImage').optional(),
    imageSide: choice('gfImageAlignment', ['left', 'right']).default('left'),
    roundedImage: flag('gfRoundedImageCorners').default(true),
    imageColor: color('gfImageBackgroundColor').optional(),
  },
} as const;
