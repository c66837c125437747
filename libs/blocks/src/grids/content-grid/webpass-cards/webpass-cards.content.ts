import { columns, variant, type PropsOf } from '@skein/cms-client';
import { COLUMNS, type gridFields } from '../frame/fields.shared.ts';
import { card } from '../items/card.content.ts';

export const webpassCards = variant({
  word: 'webpass-cards',
  label: 'Webpass cards',
  use: 'Whom internet for buildings is for: residents, managers, offices.',
  avoid: 'Homes: take about-us cards.',
  fields: { items: columns(COLUMNS, card.only('webpassCard')) },
});

export interface WebpassCardsProps extends PropsOf<typeof gridFields, typeof webpassCards.fields> {}
