import { WEEKDAYS, type City, type Fiberspace, type Neighborhood } from './city.ts';
import { stateByCode } from './states.ts';

type Derived = 'id' | 'full_name' | 'data_source' | 'neighborhoods' | 'submarkets' | 'map_states' | 'phase';
type Flags = 'no_fiberspace' | 'no_events' | 'no_phone' | 'wifi' | 'residential_phone' | 'plans';

/** The parts of a city that are written by hand. `defineCity` derives the other parts. */
export type CityDraft = Omit<City, Derived | Flags | 'fiberspace' | 'time_zone'> &
  Partial<Pick<City, Flags | 'submarkets' | 'map_states' | 'time_zone'>> & {
    /** Names of the neighborhoods, separated by a comma and a space. */
    readonly neighborhoods: string;
    /** Names of the neighborhoods with `override: true`. */
    readonly overrides?: readonly string[];
    /** Street and ZIP of the shop. */
    readonly shop?: readonly [address: string, zip: string];
  };

/** Returns the key of a name: `walkers-point` for "Walker’s Point", `canada` for "Cañada". */
const keyOf = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f’'.]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Returns a shop. The hours are the same for all shops. */
const shopAt = (address: string, zip: string, fullName: string): Fiberspace => ({
  address,
  map_link: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${address}, ${fullName} ${zip}`)}`,
  zip,
  days_open: WEEKDAYS.slice(0, 6),
  hours: { opening: '10:00', closing: '19:00' },
});

/**
 * Returns a city of the catalog from its draft. Flags that the draft omits, such as `wifi`, get the usual value for
 * cities of this phase.
 */
export function defineCity(
  phase: City['phase'],
  id: string,
  { shop, overrides = [], ...draft }: CityDraft,
): City {
  const state = stateByCode(draft.state);
  const full_name = `${draft.name}, ${state.name.en}`;
  const open = phase === 'current';
  return {
    no_fiberspace: shop === undefined,
    no_events: !open,
    no_phone: phase === 'upcoming',
    wifi: open,
    residential_phone: open,
    plans: { smb: true },
    submarkets: [draft.name],
    map_states: [{ state: draft.state, submarkets: draft.submarkets ?? [draft.name] }],
    time_zone: state.zone,
    ...draft,
    id,
    full_name,
    phase,
    data_source: `/data/fiber-finder/${id}.json`,
    neighborhoods: draft.neighborhoods.split(', ').map((name): Neighborhood => ({
      name,
      key: keyOf(name),
      ...(overrides.includes(name) && { override: true }),
    })),
    ...(shop && { fiberspace: shopAt(...shop, full_name) }),
  };
}
