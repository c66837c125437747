import { block, entryType, image, list, slot, text, type PropsOf, type Block } from '@skein/cms-client';
import { cityItem } from '../city-list/city-item.content.ts';

const model = entryType(
  'gfCityMap',
  {
    name: 'City map',
    description: 'A map of the country with a pin for each city, and the states as links',
    use: 'All cities at a glance, those to come among them.',
    avoid: 'A list that names every city: take content block 5.',
  },
  {
    title: text('gfTitle'),
    subtitle: text('gfSubTitle').optional(),
    mapBackgroundImage: image('gfMapBackgroundImage')
      .optional()
      .help('Square, such as 640 × 640; left out, the outline of the country is drawn'),
    activeLabel: text('gfActiveLegendLabel', 60).optional().help('Beside the blue dot'),
    comingSoonLabel: text('gfComingSoonLegendLabel', 60).optional().help('Beside the green dot'),
    cityListHeader: text('gfCityListHeader', 80).optional(),
    stateList: list('gfStateList', cityItem).default([]).help('States; their cities stand on the map'),
    checkAddressModule: slot('gfCheckAddressModule').optional().help('An address form under the list'),
    analyticsId: text('gfAnalyticsTagId').optional(),
  },
);

export interface CityMapProps extends PropsOf<typeof model.fields> {}

export const cityMap: Block<typeof model> = block(model, {
  component: () => import('./city-map.tsx').then((m) => m.CityMap),
});
