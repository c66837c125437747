import { choice, slot, variant, type PropsOf } from '@skein/cms-client';
import type { sharedFields } from '../shared/fields.shared.ts';
import { gamingVideoDefaults } from './gaming-video.defaults.ts';

/** Type 13. The film is a slot, so that a host can wake it separately. */
export const gamingVideo = variant({
  number: 13,
  label: 'Gaming text plus video',
  use: 'The gaming page: a film among its threads.',
  avoid: 'Pages about anything else: take 2.',
  fields: {
    video: slot('gfVideo', ['gfVideo']),
    videoSide: choice('gfVideoAlignment', ['left', 'right']).default(gamingVideoDefaults.videoSide),
  },
});

export interface GamingVideoProps extends PropsOf<typeof sharedFields, typeof gamingVideo.fields> {}
