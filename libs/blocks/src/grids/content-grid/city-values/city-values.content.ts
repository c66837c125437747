import { columns, variant, type PropsOf } from '@skein/cms-client';
import { COLUMNS, type gridFields } from '../frame/fields.shared.ts';
import { card } from '../items/card.content.ts';

export const cityValues = variant({
  word: 'city-values',
  label: 'City values',
  use: 'Two to four figures about a city.',
  avoid: 'Claims with small print: take claims.',
  fields: { items: columns(COLUMNS, card.only('cityValueCard')) },
});

export interface CityValuesProps extends PropsOf<typeof gridFields, typeof cityValues.fields> {}
