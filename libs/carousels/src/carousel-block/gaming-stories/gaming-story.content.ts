import { entryType, html, image, text, type PropsOf } from '@skein/cms-client';

export const gamingStory = entryType(
  'gfGamingStory',
  {
    name: 'Gaming story',
    description: 'What somebody did with the line, and a picture of it',
  },
  {
    title: text('gfTitle', 80),
    description: html('gfDescription')
      .optional()
      .help('Two or three sentences: a story has one window of room'),
    image: image('gfImage').optional(),
    player: text('gfUserDetails', 120).optional().help('Who it is, and where'),
  },
);

export interface GamingStory extends PropsOf<typeof gamingStory.fields> {}
