import { entryType, longText, slot, text, type PropsOf } from '@skein/cms-client';

export const videoSlide = entryType(
  'gfVideoSlide',
  { name: 'Film of a carousel', description: 'A film and a few words about it' },
  {
    title: text('gfTitle', 80),
    description: longText('gfDescription', 300).optional(),
    video: slot('gfVideo', ['gfVideo']).help(
      'A film of our own: somebody else’s player does not start or stop with its slide',
    ),
  },
);

export interface VideoSlide extends PropsOf<typeof videoSlide.fields> {}
