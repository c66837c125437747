import { columns, variant, type PropsOf } from '@skein/cms-client';
import { COLUMNS, type gridFields } from '../frame/fields.shared.ts';
import { card } from '../items/card.content.ts';

export const claims = variant({
  word: 'claims',
  label: 'Claims',
  use: 'What can be held against us, with the small print.',
  avoid: 'Figures without small print: take city values.',
  fields: { items: columns(COLUMNS, card.only('claimCard')) },
});

export interface ClaimsProps extends PropsOf<typeof gridFields, typeof claims.fields> {}
