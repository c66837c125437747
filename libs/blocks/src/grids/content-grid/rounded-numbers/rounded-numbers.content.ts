import { columns, variant, type PropsOf } from '@skein/cms-client';
import { COLUMNS, type gridFields } from '../frame/fields.shared.ts';
import { textItem } from '../items/text-item.content.ts';

export const roundedNumbers = variant({
  word: 'rounded-numbers',
  label: 'Rounded numbers',
  use: 'Steps that a visitor takes, two to six.',
  avoid: 'What happens to a city over a year: take a coming-soon timeline.',
  fields: { items: columns(COLUMNS, textItem.only('roundedNumberItem')) },
});

export interface RoundedNumbersProps extends PropsOf<typeof gridFields, typeof roundedNumbers.fields> {}
