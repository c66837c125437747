import { columns, variant, type PropsOf } from '@skein/cms-client';
import { COLUMNS, type gridFields } from '../frame/fields.shared.ts';
import { textItem } from '../items/text-item.content.ts';

export const borderedText = variant({
  word: 'bordered-text',
  label: 'Bordered text',
  use: 'Notes that stand apart from the text around them.',
  avoid: 'Steps: take rounded numbers.',
  fields: { items: columns(COLUMNS, textItem.only('borderedTextItem')) },
});

export interface BorderedTextProps extends PropsOf<typeof gridFields, typeof borderedText.fields> {}
