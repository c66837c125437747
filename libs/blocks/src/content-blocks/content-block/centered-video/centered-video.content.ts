import { slot, variant, type PropsOf } from '@skein/cms-client';
import type { sharedFields } from '../shared/fields.shared.ts';

/**
 * Content block of type 3: a heading with a film below it. The film is a separate CMS entry in the slot of this block,
 * and the host starts the film's script.
 */
export const centeredVideo = variant({
  number: 3,
  label: 'Centered video with a heading',
  use: 'A film that is the point of its section, under a short heading.',
  avoid: 'More than two lines of text: take 2.',
  fields: { video: slot('gfVideo', ['gfVideo']) },
});

export interface CenteredVideoProps extends PropsOf<typeof sharedFields, typeof centeredVideo.fields> {}
