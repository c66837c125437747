import { entryType, flag, href, integer, list, text, type FieldsType, type PropsOf } from '@skein/cms-client';

const TYPE = 'gfCityItem';
const info = {
  name: 'City item',
  description: 'A city in a list of cities, or a state with its cities',
  use: 'Lists of cities, by state, with those that are to come.',
  avoid: 'Cities without a page or a plan; sentences about a city, which are a block.',
  displayField: 'gfTitle',
};

const shared = {
  name: text('gfTitle', 60),
  url: href('gfUrl').optional().help('Left empty, the name stands there without a link'),
  external: flag('gfExternalLink').default(false).help('Opens a new tab'),
  comingSoon: flag('gfMarkAsComingSoon').default(false).help('Service is on its way'),
  mapX: integer('mapX', 0, 640).optional().help('Of a map of 640 × 640, from the left'),
  mapY: integer('mapY', 0, 640).optional().help('Of a map of 640 × 640, from the top'),
  analyticsId: text('gfAnalyticsTagId').optional(),
};

/** Content type of a city in the list of its state. It has the same id as `cityItem`. */
export const listedCity: FieldsType<typeof shared, typeof TYPE, ListedCity> = entryType(TYPE, info, shared);
export interface ListedCity extends PropsOf<typeof shared> {}

const stateFields = {
  ...shared,
  items: list('gfItems', listedCity).default([]).help('Its cities, in the order in which they are listed'),
};
export interface CityItem extends PropsOf<typeof stateFields> {}

/**
 * Content type of an item in a list of cities: a state with its cities, or a city without a state. `listedCity`
 * has the same id, but the fields in the CMS come from this content type.
 */
export const cityItem: FieldsType<typeof stateFields, typeof TYPE, CityItem> = entryType(
  TYPE,
  info,
  stateFields,
);
