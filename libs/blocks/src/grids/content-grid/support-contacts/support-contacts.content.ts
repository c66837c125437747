import { columns, variant, type PropsOf } from '@skein/cms-client';
import { COLUMNS, type gridFields } from '../frame/fields.shared.ts';
import { card } from '../items/card.content.ts';

export const supportContacts = variant({
  word: 'support-contacts',
  label: 'Support contacts',
  use: 'The ways to reach support: chat, a call, a call at a time of one’s own.',
  avoid: 'Addresses and numbers for one building: take webpass support.',
  fields: { items: columns(COLUMNS, card.only('supportContactCard')) },
});

export interface SupportContactsProps extends PropsOf<typeof gridFields, typeof supportContacts.fields> {}
