import { columns, variant, type PropsOf } from '@skein/cms-client';
import { COLUMNS, type gridFields } from '../frame/fields.shared.ts';
import { card } from '../items/card.content.ts';

export const aboutUs = variant({
  word: 'about-us',
  label: 'About-us cards',
  use: 'Two to six things about the provider, each with its picture.',
  avoid: 'One thing: take content block 1.',
  fields: { items: columns(COLUMNS, card.only('aboutUsCard')) },
});

export interface AboutUsProps extends PropsOf<typeof gridFields, typeof aboutUs.fields> {}
