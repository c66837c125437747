import { slot, variant, type PropsOf } from '@skein/cms-client';
import type { sharedFields } from '../shared/fields.shared.ts';

/** Type 3. The film is a slot, so that a host can wake it separately. */
export const centeredVideo = variant({
  number: 3,
  label: 'Centred video with a heading',
  use: 'A film that is the point of its section, under a short heading.',
  avoid: 'More than two lines of text: take 2.',
  fields: { video: slot('gfVideo', ['gfVideo']) },
});

export interface CenteredVideoProps extends PropsOf<typeof sharedFields, typeof centeredVideo.fields> {}
