import { html, image, text, variant, type PropsOf } from '@skein/cms-client';
import { formHeroFields } from '../shared/form.shared.ts';
import type { sharedFields } from '../shared/fields.shared.ts';

export const comingSoonHero = variant({
  number: 12,
  label: 'Coming-soon hero with form and privacy text',
  use: 'A place where service is announced and not there yet.',
  avoid: 'Places with service: take 7.',
  fields: {
    image: image('gfImage').help('Stands on the lower edge of the hero'),
    badge: text('gfBadgeText', 40).optional().help('The word beside the clock; left empty: "Coming soon"'),
    privacyText: html('gfPrivacyText').optional().help('What happens to what is entered in the form'),
    ...formHeroFields,
  },
});

export interface ComingSoonHeroProps extends PropsOf<typeof sharedFields, typeof comingSoonHero.fields> {}
