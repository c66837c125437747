import { image, text, variant, type PropsOf } from '@skein/cms-client';
import type { sharedFields } from '../shared/fields.shared.ts';

export const blogPromo = variant({
  number: 1,
  label: 'Blog promo',
  use: 'A story from the blog, where its subject comes up.',
  avoid: 'Offers: take a highlighted block.',
  fields: {
    kicker: text('gfKicker', 60).optional().help('Over the title, such as “From the blog”'),
    image: image('gfImage').optional(),
  },
});

export interface BlogPromoProps extends PropsOf<typeof sharedFields, typeof blogPromo.fields> {}
