import { columns, variant, type PropsOf } from '@skein/cms-client';
import { COLUMNS, type gridFields } from '../frame/fields.shared.ts';
import { textItem } from '../items/text-item.content.ts';

export const wifiText = variant({
  word: 'wifi-text',
  label: 'Wi-Fi text',
  use: 'Advice about Wi-Fi, a few short texts beside a picture.',
  avoid: 'Points of a few words: take an icon list.',
  fields: { items: columns(COLUMNS, textItem.only('wifiTextItem')) },
});

export interface WifiTextProps extends PropsOf<typeof gridFields, typeof wifiText.fields> {}
