import { columns, variant, type PropsOf } from '@skein/cms-client';
import { COLUMNS, type gridFields } from '../frame/fields.shared.ts';
import { card } from '../items/card.content.ts';

export const phoneTerms = variant({
  word: 'phone-terms',
  label: 'Phone terms',
  use: 'Conditions of telephone service, one by one.',
  avoid: 'The whole contract: take a text block.',
  fields: { items: columns(COLUMNS, card.only('phoneTermCard')) },
});

export interface PhoneTermsProps extends PropsOf<typeof gridFields, typeof phoneTerms.fields> {}
