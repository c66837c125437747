import { choice, slot, variant, type PropsOf } from '@skein/cms-client';
import type { sharedFields } from '../shared/fields.shared.ts';

/**
 * Content block of type 2: words beside a film. The film is a separate CMS entry in the slot of this block, and the
 * host starts the film's script.
 */
export const textWithVideo = variant({
  number: 2,
  label: 'Text plus video',
  use: 'A film of a minute or less that shows what the words beside it say.',
  avoid: 'A film that deserves the whole width: take 3.',
  fields: {
    video: slot('gfVideo', ['gfVideo']),
    videoSide: choice('gfVideoAlignment', ['left', 'right']).default('right'),
  },
});

export interface TextWithVideoProps extends PropsOf<typeof sharedFields, typeof textWithVideo.fields> {}
