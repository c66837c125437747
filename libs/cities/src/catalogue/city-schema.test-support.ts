import * as v from 'valibot';
import { WEEKDAYS } from './city.ts';

const words = v.pipe(v.string(), v.trim(), v.nonEmpty());
const id = v.pipe(v.string(), v.regex(/^[a-z]+(?:-[a-z]+)*$/));
const key = v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/));
const stateCode = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/));
const between = (least: number, most: number) => v.pipe(v.number(), v.minValue(least), v.maxValue(most));
const time = v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));
const timeZone = v.pipe(
  v.string(),
  v.check((zone) => Intl.supportedValuesOf('timeZone').includes(zone), 'is no IANA zone'),
);

const neighborhood = v.strictObject({
  name: words,
  key,
  override: v.exactOptional(v.boolean()),
  image: v.exactOptional(words),
});

const fiberspace = v.strictObject({
  address: words,
  map_link: v.pipe(v.string(), v.url(), v.startsWith('https://')),
  zip: v.pipe(v.string(), v.regex(/^\d{5}$/)),
  days_open: v.pipe(v.array(v.picklist(WEEKDAYS)), v.minLength(1)),
  hours: v.strictObject({ opening: time, closing: time }),
});

/** Reads a city of the catalog. Refuses a city with unknown fields. */
export const citySchema = v.pipe(
  v.strictObject({
    id,
    name: words,
    alt_name: v.exactOptional(words),
    full_name: words,
    state: stateCode,
    phase: v.picklist(['current', 'upcoming', 'webpass']),
    pin: v.strictObject({ x: between(0, 640), y: between(0, 640) }),
    webpass_id: v.exactOptional(id),
    new_customers_phone: v.pipe(v.string(), v.regex(/^8\d\d-555-01\d\d$/)),
    no_fiberspace: v.boolean(),
    no_events: v.boolean(),
    no_phone: v.boolean(),
    wifi: v.boolean(),
    residential_phone: v.boolean(),
    plans: v.nullable(v.strictObject({ smb: v.boolean() })),
    map: v.strictObject({
      lat: between(24, 50),
      lng: between(-125, -66),
      zoom: between(8, 14),
      neighborhoodZoom: between(12, 16),
    }),
    data_source: v.pipe(v.string(), v.regex(/^\/data\/fiber-finder\/[a-z-]+\.json$/)),
    areas: v.array(words),
    neighborhoods: v.pipe(v.array(neighborhood), v.minLength(1)),
    submarkets: v.pipe(v.array(words), v.minLength(1)),
    map_states: v.pipe(
      v.array(v.strictObject({ state: stateCode, submarkets: v.array(words) })),
      v.minLength(1),
    ),
    fiberspace: v.exactOptional(fiberspace),
    market_name: v.exactOptional(words),
    full_market_name: v.exactOptional(words),
    time_zone: timeZone,
  }),
  v.check((city) => city.no_fiberspace === (city.fiberspace === undefined), 'has a shop, or has none'),
  v.check(
    (city) => (city.phase === 'webpass') === (city.webpass_id !== undefined),
    'webpass_id with its phase',
  ),
);
