import { columns, variant, type PropsOf } from '@skein/cms-client';
import { COLUMNS, type gridFields } from '../frame/fields.shared.ts';
import { card } from '../items/card.content.ts';

export const planOfferings = variant({
  word: 'plan-offerings',
  label: 'Plan offerings',
  use: 'Plans with their prices, on a page about something else.',
  avoid: 'The page of plans: take its own section, which compares them.',
  fields: { items: columns(COLUMNS, card.only('planOfferingCard')) },
});

export interface PlanOfferingsProps extends PropsOf<typeof gridFields, typeof planOfferings.fields> {}
