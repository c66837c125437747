import { entryType, image, text, type PropsOf } from '@skein/cms-client';

export const tvDemoScreen = entryType(
  'gfTvDemoScreen',
  {
    name: 'Screen of a TV demo',
    description: 'What is on, and a few words about it',
  },
  {
    title: text('gfTitle', 60),
    note: text('gfDescription', 120).optional(),
    image: image('gfImage').help('In the shape of a television: 16 × 9'),
  },
);

export interface TvDemoScreen extends PropsOf<typeof tvDemoScreen.fields> {}
