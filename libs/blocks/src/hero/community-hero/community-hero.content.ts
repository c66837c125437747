import { list } from '@skein/cms-client';
import { formHeroFields } from '../form-hero.shared.ts';
import { heroPortrait } from '../officials-hero/hero-portrait.content.ts';

/** Type 11. */
export const communityHero = {
  number: 11,
  label: 'Community or FAQ hero',
  fields: {
    portraits: list('gfItems', heroPortrait)
      .default([])
      .help('Five to seven look best; an FAQ page may do without'),
    ...formHeroFields,
  },
} as const;
