import { entry, t, type AuthoredEntry } from '@skein/cms-client';
import { serviceSpace } from './service-space.content.ts';
import { timeZones } from './time-zones.ts';

/** The fields of a city in the catalog from which `serviceSpaceOf` makes the entry of the city's shop. */
export interface CityWithSpace {
  readonly id: string;
  readonly name: string;
  /** Code of the state, two letters. */
  readonly state: string;
  readonly new_customers_phone?: string;
  readonly map: { readonly lat: number; readonly lng: number };
  readonly fiberspace?: {
    readonly address: string;
    readonly map_link: string;
    readonly zip: string;
    readonly days_open: readonly string[];
    readonly hours: { readonly opening: string; readonly closing: string };
  };
  /** IANA name of the city's time zone. */
  readonly time_zone: string;
}

const same = (words: string) => t(words, words);

function zoneOf(name: string): (typeof timeZones)[number] {
  const known = timeZones.find((zone) => zone === name);
  if (known === undefined) throw new Error(`${name} is no time zone of a service space`);
  return known;
}

type Values = Parameters<typeof entry<typeof serviceSpace>>[2];

/**
 * Returns the entry of a city's shop. Values in `more` override the values of the catalog.
 * @returns undefined for a city without a shop
 * @throws for a time zone that the content type does not list
 */
export function serviceSpaceOf(city: CityWithSpace, more: Partial<Values> = {}): AuthoredEntry | undefined {
  const { id, name, state, fiberspace, time_zone: timeZone, new_customers_phone: phone, map } = city;
  if (fiberspace === undefined) return undefined;
  return entry(serviceSpace, `service-space-${id}`, {
    title: t(`Come and see us in ${name}`, `Visítanos en ${name}`),
    infoTitle: same(`Fiberspace, ${name}`),
    street: same(fiberspace.address),
    town: same(`${name}, ${state} ${fiberspace.zip}`),
    addressLink: fiberspace.map_link,
    ...(phone !== undefined && { phone }),
    place: { lat: map.lat, lng: map.lng },
    daysOpen: fiberspace.days_open,
    opens: fiberspace.hours.opening,
    closes: fiberspace.hours.closing,
    timeZone: zoneOf(timeZone),
    analyticsId: `service-space-${id}`,
    ...more,
  });
}
