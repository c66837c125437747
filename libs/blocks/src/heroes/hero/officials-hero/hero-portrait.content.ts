import { entryType, image, text, type FieldsType, type PropsOf } from '@skein/cms-client';

const fields = {
  name: text('gfName', 60),
  position: text('gfPosition', 80).optional().help('What they do, in a few words'),
  image: image('gfImage'),
} as const;

export interface HeroPortrait extends PropsOf<typeof fields> {}

/** One portrait of a team or a city hall. */
export const heroPortrait: FieldsType<typeof fields, 'gfHeroPortrait', HeroPortrait> = entryType(
  'gfHeroPortrait',
  {
    name: 'Portrait in a hero',
    description: 'Somebody who stands at the top of a careers page or of a page for city officials',
  },
  fields,
);
