import { choice, slot, variant, type PropsOf } from '@skein/cms-client';
import type { sharedFields } from '../shared/fields.shared.ts';

/**
 * Content block of type 13: words beside a film about gaming. The film is a separate CMS entry in the slot of this
 * block, and the host starts the film's script.
 */
export const gamingVideo = variant({
  number: 13,
  label: 'Gaming text plus video',
  use: 'The gaming page: a film among its threads.',
  avoid: 'Pages about anything else: take 2.',
  fields: {
    video: slot('gfVideo', ['gfVideo']),
    videoSide: choice('gfVideoAlignment', ['left', 'right']).default('right'),
  },
});

export interface GamingVideoProps extends PropsOf<typeof sharedFields, typeof gamingVideo.fields> {}
