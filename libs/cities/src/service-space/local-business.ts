import { readHours, type HoursAsWritten } from './opening-hours.ts';

export interface BusinessOnPage extends HoursAsWritten {
  readonly title: string;
  readonly infoTitle?: string | undefined;
  readonly street: string;
  readonly town: string;
  readonly addressLink: string;
  readonly phone?: string | undefined;
  readonly place?: { readonly lat: number; readonly lng: number } | undefined;
}

const TOWN = /^([^,]+),\s*([A-Z]{2})\s+(\d{5}(?:-\d{4})?)$/;

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/**
 * Returns a service space (a shop of the provider) as structured data for search engines: schema.org's `LocalBusiness`,
 * ready for JSON.
 */
export function localBusiness(space: BusinessOnPage) {
  const hours = readHours(space);
  const [, city, region, postalCode] = TOWN.exec(space.town.trim()) ?? [];
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    name: space.infoTitle ?? space.title,
    address: {
      '@type': 'PostalAddress',
      streetAddress: space.street,
      addressLocality: city ?? space.town,
      ...(region !== undefined && { addressRegion: region, postalCode }),
      addressCountry: 'US',
    },
    ...(/^https?:/.test(space.addressLink) && { hasMap: space.addressLink }),
    ...(space.phone !== undefined && { telephone: space.phone }),
    ...(space.place && {
      geo: { '@type': 'GeoCoordinates', latitude: space.place.lat, longitude: space.place.lng },
    }),
    // Search engines take a missing day for a closed day.
    ...(hours?.hasAllDays && {
      openingHoursSpecification: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: hours.days,
        opens: clock(hours.opens),
        closes: clock(hours.closes),
      },
    }),
  } as const;
}
