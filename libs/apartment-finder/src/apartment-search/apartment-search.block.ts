import {
  block,
  callToAction,
  entryType,
  one,
  text,
  type FieldsType,
  type PropsOf,
  type Block,
} from '@skein/cms-client';
import { finderCity } from '../city/city-field.ts';

const fields = {
  city: finderCity('gfCity').help('Id of the city as its address has it: austin'),
  title: text('gfTitle', 80),
  subtitle: text('gfSubtitle', 200).optional(),
  noResults: text('gfNoResultsFoundMessage').optional().help('Said when a search finds nothing'),
  helpLink: one('gfHelpBringServiceCta', callToAction).optional().help('Below it: a way to ask for service'),
  analyticsId: text('gfAnalyticsTagId').optional(),
} as const;

export interface ApartmentSearchContent extends PropsOf<typeof fields> {}

const model: FieldsType<typeof fields, 'gfApartmentSearch', ApartmentSearchContent> = entryType(
  'gfApartmentSearch',
  {
    name: 'Apartment search',
    description: 'A search for a building, whose results lead into the apartment finder of the city',
    use: 'Pages of a city, beside what they say of apartments.',
    avoid: 'The page of the finder, which has a search of its own.',
    displayField: 'gfTitle',
  },
  fields,
);

export const apartmentSearch: Block<typeof model> = block(model, {
  component: () => import('./apartment-search.tsx').then((m) => m.ApartmentSearch),
  wakes: {
    when: 'interaction',
    island: () => import('./apartment-search.tsx').then((m) => m.ApartmentSearch),
  },
});
