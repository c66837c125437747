import { cityItem } from '@skein/cities/content';
import { choice, flag, html, image, list, text, variant, type PropsOf } from '@skein/cms-client';
import type { sharedFields } from '../shared/fields.shared.ts';

export const citiesMap = variant({
  number: 5,
  label: 'Fiber cities map with city lists',
  use: 'All cities by state, so that visitors find theirs.',
  avoid: 'One city: take 4, or 9 when there is an offer.',
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
});

export interface CitiesMapProps extends PropsOf<typeof sharedFields, typeof citiesMap.fields> {}
