import { list, variant, type PropsOf } from '@skein/cms-client';
import { formHeroFields } from '../shared/form.shared.ts';
import { heroPortrait } from '../officials-hero/hero-portrait.content.ts';
import type { sharedFields } from '../shared/fields.shared.ts';

export const communityHero = variant({
  number: 11,
  label: 'Community or FAQ hero',
  use: 'Community and FAQ pages: a title among faces.',
  avoid: 'Pages about a team: take 1, which says their names.',
  fields: {
    portraits: list('gfItems', heroPortrait)
      .default([])
      .help('Five to seven look best; an FAQ page may do without'),
    ...formHeroFields,
  },
});

export interface CommunityHeroProps extends PropsOf<typeof sharedFields, typeof communityHero.fields> {}
