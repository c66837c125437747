import { list, variant, type PropsOf } from '@skein/cms-client';
import type { sharedFields } from '../shared/fields.shared.ts';
import { videoSlide } from './video-slide.content.ts';

export const videos = variant({
  number: 4,
  label: 'Videos',
  use: 'Two to six short films that belong together; the one in the middle plays.',
  avoid: 'Films with speech: they start without sound. One film: take a content block of type 3.',
  fields: { items: list('gfItems', videoSlide).default([]) },
});

export interface VideosProps extends PropsOf<typeof sharedFields, typeof videos.fields> {}
