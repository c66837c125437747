import { slot } from '@skein/cms-client';

/** Type 3. The film is a slot, so that a host can wake it up by itself. */
export const centeredVideo = {
  number: 3,
  label: 'Centred video with a heading',
  fields: { video: slot('gfVideo', ['gfVideo']) },
} as const;
