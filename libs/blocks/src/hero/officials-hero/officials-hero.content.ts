import { callToAction, image, list, one } from '@skein/cms-client';
import { heroPortrait } from './hero-portrait.content.ts';

/** Type 1. */
export const officialsHero = {
  number: 1,
  label: 'Careers or city officials hero',
  fields: {
    image: image('gfImage').optional(),
    portraits: list('gfItems', heroPortrait)
      .default([])
      .help('Three to six people; they take the place of the picture'),
    secondCta: one('gfSecondCta', callToAction).optional(),
  },
} as const;
