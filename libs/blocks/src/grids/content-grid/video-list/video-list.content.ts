import { columns, variant, type PropsOf } from '@skein/cms-client';
import { COLUMNS, type gridFields } from '../frame/fields.shared.ts';
import { film } from '../items/film.content.ts';

export const videoList = variant({
  word: 'video-list',
  label: 'Video list',
  use: 'Films one under the other, each with a line or two about it.',
  avoid: 'Short answers: take FAQ videos.',
  fields: { items: columns(COLUMNS, film) },
});

export interface VideoListProps extends PropsOf<typeof gridFields, typeof videoList.fields> {}
