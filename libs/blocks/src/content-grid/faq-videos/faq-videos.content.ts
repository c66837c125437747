import { columns, variant, type PropsOf } from '@skein/cms-client';
import { COLUMNS, type gridFields } from '../frame/fields.shared.ts';
import { film } from '../items/film.content.ts';

export const faqVideos = variant({
  word: 'faq-videos',
  label: 'FAQ videos',
  use: 'Questions that a film answers.',
  avoid: 'Films to watch for their own sake: take a video list.',
  fields: { items: columns(COLUMNS, film) },
});

export interface FaqVideosProps extends PropsOf<typeof gridFields, typeof faqVideos.fields> {}
