import { choice, slot } from '@skein/cms-client';

/** Type 2. The film is a slot, so that a host can wake it up by itself. */
export const textWithVideo = {
  number: 2,
  label: 'Text plus video',
  fields: {
    video: slot('gfVideo', ['gfVideo']),
    videoSide: choice('gfVideoAlignment', ['left', 'right']).default('right'),
  },
} as const;
