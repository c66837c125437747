import { columns, variant, type PropsOf } from '@skein/cms-client';
import { COLUMNS, type gridFields } from '../frame/fields.shared.ts';
import { card } from '../items/card.content.ts';

export const neighborhoodBenefits = variant({
  word: 'neighborhood-benefits',
  label: 'Neighborhood benefits',
  use: 'What a street or a building gets out of a line.',
  avoid: 'Points that need pictures: take about-us cards.',
  fields: { items: columns(COLUMNS, card.only('neighborhoodCard')) },
});

export interface NeighborhoodBenefitsProps extends PropsOf<
  typeof gridFields,
  typeof neighborhoodBenefits.fields
> {}
