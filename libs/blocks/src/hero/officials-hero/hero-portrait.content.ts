import { entryType, image, text, type PropsFrom } from '@skein/cms-client';

/** One face of a team, of a city hall. */
export const heroPortrait = entryType(
  'gfHeroPortrait',
  {
    name: 'Portrait in a hero',
    description: 'Somebody who stands at the top of a careers page or of a page for city officials',
    displayField: 'gfName',
  },
  {
    name: text('gfName', 60),
    position: text('gfPosition', 80).optional().help('What they do, in a few words'),
    image: image('gfImage'),
  },
);
export type HeroPortrait = PropsFrom<typeof heroPortrait>;
