import { image } from '@skein/cms-client';
import { formHeroFields } from '../form-hero.shared.ts';

/** Type 8. */
export const phoneHero = {
  number: 8,
  label: 'Phone hero',
  fields: { image: image('gfImage').help('Framed as a speech bubble; landscape'), ...formHeroFields },
} as const;
