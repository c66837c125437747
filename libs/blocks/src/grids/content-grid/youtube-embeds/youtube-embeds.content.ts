import { columns, variant, type PropsOf } from '@skein/cms-client';
import { COLUMNS, type gridFields } from '../frame/fields.shared.ts';
import { film } from '../items/film.content.ts';

export const youtubeEmbeds = variant({
  word: 'youtube',
  label: 'YouTube embeds',
  use: 'Films on somebody else’s player, large.',
  avoid: 'Films of our own: take a video list.',
  fields: { items: columns(COLUMNS, film) },
});

export interface YoutubeEmbedsProps extends PropsOf<typeof gridFields, typeof youtubeEmbeds.fields> {}
