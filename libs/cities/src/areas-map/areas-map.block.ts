import {
  block,
  callToAction,
  entryType,
  flag,
  image,
  one,
  text,
  textList,
  type PropsOf,
  type Block,
} from '@skein/cms-client';

const model = entryType(
  'gfCityAreasMap',
  {
    name: 'City areas map',
    description: 'A picture of the parts of town that have service, and two ways on',
    use: 'The page of a city: where in it the network is.',
    avoid: 'A map to move and zoom, or a list of cities.',
  },
  {
    title: text('gfTitle').optional(),
    subtitle: text('gfSubTitle'),
    image: image('gfImage'),
    areas: textList('gfAreas').default([]).help('What the picture shows, in words'),
    checkAddressText: text('gfCheckAddressText', 40)
      .optional()
      .help('On the button that opens the address check'),
    hideCheckAddress: flag('gfHideCheckAddress').default(false),
    apartmentCta: one('gfApartmentCta', callToAction).optional().help('Leads to the apartments of the city'),
    analyticsId: text('gfAnalyticsTagId').optional(),
  },
);

export interface AreasMapProps extends PropsOf<typeof model.fields> {}

export const areasMap: Block<typeof model> = block(model, {
  component: () => import('./areas-map.tsx').then((m) => m.AreasMap),
});
