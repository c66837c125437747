import { columns, variant, type PropsOf } from '@skein/cms-client';
import { COLUMNS, type gridFields } from '../frame/fields.shared.ts';
import { card } from '../items/card.content.ts';

export const stayInTouch = variant({
  word: 'stay-in-touch',
  label: 'Stay-in-touch cards',
  use: 'Where a visitor can read on or write to us, at the end of a page.',
  avoid: 'Social networks alone: take content block 15.',
  fields: { items: columns(COLUMNS, card.only('stayInTouchCard')) },
});

export interface StayInTouchProps extends PropsOf<typeof gridFields, typeof stayInTouch.fields> {}
