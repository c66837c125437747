import { choice, slot } from '@skein/cms-client';

/** Type 13. The film is a slot, so that a host can wake it up by itself. */
export const gamingVideo = {
  number: 13,
  label: 'Gaming text plus video',
  fields: {
    video: slot('gfVideo', ['gfVideo']),
    videoSide: choice('gfVideoAlignment', ['left', 'right']).default('right'),
  },
} as const;
