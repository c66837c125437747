import { callToAction, image, list, one, variant, type PropsOf } from '@skein/cms-client';
import { heroPortrait } from './hero-portrait.content.ts';
import type { sharedFields } from '../shared/fields.shared.ts';

export const officialsHero = variant({
  number: 1,
  label: 'Careers or city officials hero',
  use: 'Careers pages and pages for city officials: people come first.',
  avoid: 'Pages that sell something: take 2.',
  fields: {
    image: image('gfImage').optional(),
    portraits: list('gfItems', heroPortrait)
      .default([])
      .help('Three to six people; they take the place of the picture'),
    secondCta: one('gfSecondCta', callToAction).optional(),
  },
});

export interface OfficialsHeroProps extends PropsOf<typeof sharedFields, typeof officialsHero.fields> {}
