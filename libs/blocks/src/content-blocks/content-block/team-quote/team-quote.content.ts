import { choice, color, flag, html, image, text, variant, type PropsOf } from '@skein/cms-client';
import type { sharedFields } from '../shared/fields.shared.ts';

export const teamQuote = variant({
  number: 10,
  label: 'Team member quote',
  use: 'Somebody of the team, in their own words.',
  avoid: 'What customers say, or several voices in one block.',
  fields: {
    description: html('gfDescription').help('What was said; the quotation marks are set by the page'),
    name: text('gfName', 80),
    position: text('gfPosition', 120).optional().help('What the person does, and where'),
    portrait: image('gfImage').optional(),
    imageSide: choice('gfImageAlignment', ['left', 'right']).default('left'),
    roundedImage: flag('gfRoundedImageCorners').default(true),
    imageColor: color('gfImageBackgroundColor').optional(),
  },
});

export interface TeamQuoteProps extends PropsOf<typeof sharedFields, typeof teamQuote.fields> {}
