import { choice, slot, variant, type PropsOf } from '@skein/cms-client';
import type { sharedFields } from '../shared/fields.shared.ts';
import { textWithVideoDefaults } from './text-with-video.defaults.ts';

/** Type 2. The film is a slot, so that a host can wake it separately. */
export const textWithVideo = variant({
  number: 2,
  label: 'Text plus video',
  use: 'A film of a minute or less that shows what the words beside it say.',
  avoid: 'A film that deserves the whole width: take 3.',
  fields: {
    video: slot('gfVideo', ['gfVideo']),
    videoSide: choice('gfVideoAlignment', ['left', 'right']).default(textWithVideoDefaults.videoSide),
  },
});

export interface TextWithVideoProps extends PropsOf<typeof sharedFields, typeof textWithVideo.fields> {}
