/** `current`: fiber can be ordered. `upcoming`: it is being built. `webpass`: buildings are served by radio. */
export type CityPhase = 'current' | 'upcoming' | 'webpass';

export interface MapView {
  /** Degrees. */
  readonly lat: number;
  /** Degrees, west is negative. */
  readonly lng: number;
  /** Zoom at which the whole city is seen. */
  readonly zoom: number;
  /** Zoom once a neighborhood is chosen. */
  readonly neighborhoodZoom: number;
}

export interface Neighborhood {
  readonly name: string;
  /** What addresses and the apartment data call it: lower-case words joined by hyphens. */
  readonly key: string;
  /** The name holds whatever the apartment data calls the place; for readers of that data, as our finder always shows this name. */
  readonly override?: boolean;
  /** Path of a picture. */
  readonly image?: string;
}

/** A state that a city's network reaches into, with the submarkets there. */
export interface MapState {
  /** Two letters. */
  readonly state: string;
  readonly submarkets: readonly string[];
}

export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** The shop of a city. */
export interface Fiberspace {
  /** House number and street. */
  readonly address: string;
  readonly map_link: string;
  readonly zip: string;
  readonly days_open: readonly Weekday[];
  /** `HH:MM`, in the city's own time. */
  readonly hours: { readonly opening: string; readonly closing: string };
}

/** A city of the catalogue. Names of its fields are a contract with whoever reads the list. */
export interface City {
  /** Lower-case word, the segment of its addresses: `/cities/{id}`. */
  readonly id: string;
  readonly name: string;
  /** Another name that people look for. */
  readonly alt_name?: string;
  /** Name and state: "Kansas City, Missouri". */
  readonly full_name: string;
  /** Two letters. */
  readonly state: string;
  readonly phase: CityPhase;
  /** Where its pin stands on the national map, from its upper left corner; the map is 640 × 640. */
  readonly pin: { readonly x: number; readonly y: number };
  /** What the web-pass service calls the city; web-pass cities only. */
  readonly webpass_id?: string;
  /** Toll-free, `844-555-0101`. */
  readonly new_customers_phone: string;
  /** There is no shop. */
  readonly no_fiberspace: boolean;
  /** Nothing is put on for the neighborhood. */
  readonly no_events: boolean;
  /** Nobody answers the city's own number yet: the provider's sales number stands in for it. */
  readonly no_phone: boolean;
  /** Routers are lent to customers. */
  readonly wifi: boolean;
  /** Home phone can be ordered. */
  readonly residential_phone: boolean;
  /** What beside homes can order; null where nothing but homes is served. */
  readonly plans: { readonly smb: boolean } | null;
  readonly map: MapView;
  /** Path of the city's apartments. */
  readonly data_source: string;
  /** Towns around it that its network reaches. */
  readonly areas: readonly string[];
  readonly neighborhoods: readonly Neighborhood[];
  readonly submarkets: readonly string[];
  readonly map_states: readonly MapState[];
  /** Absent where `no_fiberspace` is true. */
  readonly fiberspace?: Fiberspace;
  /** What the market is called where the city is only a part of it. */
  readonly market_name?: string;
  readonly full_market_name?: string;
  /** IANA zone: opening hours are the city's own. */
  readonly time_zone: string;
}
