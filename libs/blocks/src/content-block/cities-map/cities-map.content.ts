import { cityItem } from '@skein/cities/content';
import { choice, flag, html, image, list, text } from '@skein/cms-client';

/** Type 5. */
export const citiesMap = {
  number: 5,
  label: 'Fiber cities map with city lists',
  fields: {
    cities: list('gfItems', cityItem).help('States, each with its cities'),
    navigationNotes: html('gfNavigationNotes')
      .optional()
      .help('Under the list: what to do when a city is not in it'),
    mapImage: image('gfMapImage').optional(),
    image: image('gfImage').optional().help('Takes the place of a map'),
    mapNote: text('gfMapNote', 160).optional().help('Under the map'),
    imageSide: choice('gfImageAlignment', ['left', 'right']).default('right'),
    roundedImage: flag('gfRoundedImageCorners').default(true),
  },
} as const;
