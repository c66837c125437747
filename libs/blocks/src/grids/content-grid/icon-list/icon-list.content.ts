import { columns, variant, type PropsOf } from '@skein/cms-client';
import { COLUMNS, type gridFields } from '../frame/fields.shared.ts';
import { textItem } from '../items/text-item.content.ts';

export const iconList = variant({
  word: 'icon-list',
  label: 'Icon list',
  use: 'Points with an icon each. Six of them stand around the picture of the grid.',
  avoid: 'Points that need more than two lines: take bordered text.',
  fields: { items: columns(COLUMNS, textItem.only('iconTextItem')) },
});

export interface IconListProps extends PropsOf<typeof gridFields, typeof iconList.fields> {}
