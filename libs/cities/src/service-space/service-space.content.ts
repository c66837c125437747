import {
  choice,
  entryType,
  flag,
  href,
  html,
  image,
  integer,
  location,
  one,
  phoneHref,
  text,
  type PropsOf,
} from '@skein/cms-client';
import { clockTime, days } from './opening-fields.ts';
import { minutesOf } from './opening-hours.ts';
import { parkingInfo } from './parking-info.content.ts';
import { timeZones } from './time-zones.ts';
import { serviceSpaceDefaults as defaults } from './service-space.defaults.ts';

export const serviceSpace = entryType(
  'gfServiceSpace',
  {
    name: 'Service space',
    description: 'A shop that visitors may come to: where it is, and when it is open',
    use: 'The shop of a city, on its page.',
    avoid: 'Places where nobody opens the door.',
  },
  {
    title: text('gfTitle'),
    isPageTitle: flag('gfIsPageTitle')
      .default(defaults.isPageTitle)
      .help('On for the first block of a page without a hero'),
    description: html('gfDescription').optional(),
    infoTitle: text('gfInfoWindowTitle', 80)
      .optional()
      .help('Over the address on the map; left out, the title'),
    street: text('gfAddress', 120).help('House number and street'),
    town: text('gfCityStateZip', 120).help('City, state and ZIP, such as Austin, TX 78701'),
    addressLink: href('gfAddressLink').help('Directions, such as a search on a maps service'),
    phone: text('gfPhone', 30).optional(),
    place: location('gfLocation').optional().help('Without it there is a picture in place of the map'),
    zoom: integer('gfMapZoom', 3, 20).default(defaults.zoom),
    displayImage: flag('gfDisplayImage')
      .default(defaults.displayImage)
      .help('The picture in place of the map'),
    image: image('gfImage').optional().help('Shown when asked for, and where there can be no map'),
    daysOpen: days('gfDaysOpen')
      .default(defaults.daysOpen)
      .help('Names of days in English or Spanish, one in each item, such as Monday'),
    opens: clockTime('gfOpeningTime').default(defaults.opens).help('HH:MM in the time of the city'),
    closes: clockTime('gfClosingTime').default(defaults.closes).help('HH:MM in the time of the city'),
    timeZone: choice('gfTimeZone', timeZones).help('Of the city'),
    holidayHoursText: text('gfHolidayHoursText', 80).optional(),
    holidayHoursLink: href('gfHolidayHoursLink').optional(),
    parkingLinkText: text('gfParkingInfoLinkText', 80).optional(),
    parking: one('gfParkingInfo', parkingInfo).optional().help('Opens in a popup'),
    analyticsId: text('gfAnalyticsTagId').optional(),
  },
  {
    settle(space, report) {
      const [opens, closes] = [minutesOf(space.opens), minutesOf(space.closes)];
      if (opens !== undefined && closes !== undefined && opens >= closes)
        report('gfClosingTime', 'is not after the opening time, so the page shows no hours');
      if (space.phone !== undefined && phoneHref(space.phone) === undefined)
        report('gfPhone', 'has no phone number to call, so the page shows no link');
      return space;
    },
  },
);

export interface ServiceSpaceProps extends PropsOf<typeof serviceSpace.fields> {}
