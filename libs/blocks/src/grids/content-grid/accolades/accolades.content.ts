import { columns, variant, type PropsOf } from '@skein/cms-client';
import { COLUMNS, type gridFields } from '../frame/fields.shared.ts';
import { card } from '../items/card.content.ts';

export const accolades = variant({
  word: 'accolades',
  label: 'Accolades',
  use: 'Prizes and tests that others gave us.',
  avoid: 'What we say of ourselves: take claims.',
  fields: { items: columns(COLUMNS, card.only('accoladeCard')) },
});

export interface AccoladesProps extends PropsOf<typeof gridFields, typeof accolades.fields> {}
