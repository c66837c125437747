import { html, image, text } from '@skein/cms-client';
import { formHeroFields } from '../form-hero.shared.ts';

/** Type 12. */
export const comingSoonHero = {
  number: 12,
  label: 'Coming-soon hero with form and privacy text',
  fields: {
    image: image('gfImage').help('Stands on the lower edge of the hero'),
    badge: text('gfBadgeText', 40).optional().help('The word beside the clock; left empty: "Coming soon"'),
    privacyText: html('gfPrivacyText').optional().help('What happens to what is entered in the form'),
    ...formHeroFields,
  },
} as const;
