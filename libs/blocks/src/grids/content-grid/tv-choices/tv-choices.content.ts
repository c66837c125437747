import { columns, variant, type PropsOf } from '@skein/cms-client';
import { COLUMNS, type gridFields } from '../frame/fields.shared.ts';
import { card } from '../items/card.content.ts';

export const tvChoices = variant({
  word: 'tv-choices',
  label: 'TV choices',
  use: 'Ways to watch television, to choose between.',
  avoid: 'More than four: compare them in a text block with a table.',
  fields: { items: columns(COLUMNS, card.only('tvChoiceCard')) },
});

export interface TvChoicesProps extends PropsOf<typeof gridFields, typeof tvChoices.fields> {}
