import { columns, variant, type PropsOf } from '@skein/cms-client';
import { COLUMNS, type gridFields } from '../frame/fields.shared.ts';
import { card } from '../items/card.content.ts';

export const webpassSupport = variant({
  word: 'webpass-support',
  label: 'Webpass support',
  use: 'Numbers and hours, by building or region.',
  avoid: 'The ways to reach support at large: take support contacts.',
  fields: { items: columns(COLUMNS, card.only('webpassSupportCard')) },
});

export interface WebpassSupportProps extends PropsOf<typeof gridFields, typeof webpassSupport.fields> {}
