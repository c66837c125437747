import { columns, variant, type PropsOf } from '@skein/cms-client';
import { COLUMNS, type gridFields } from '../frame/fields.shared.ts';
import { card } from '../items/card.content.ts';

export const leadership = variant({
  word: 'leadership',
  label: 'Leadership cards',
  use: 'The people who answer for something, with their faces.',
  avoid: 'Quotations: take content block 10. A crowd: take hero 1 or 3.',
  fields: { items: columns(COLUMNS, card.only('leadershipCard')) },
});

export interface LeadershipProps extends PropsOf<typeof gridFields, typeof leadership.fields> {}
