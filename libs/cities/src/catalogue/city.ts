/**
 * `current` means that fiber can be ordered, `upcoming` that it is being built, and `webpass` that radio serves
 * buildings.
 */
export type CityPhase = 'current' | 'upcoming' | 'webpass';

export interface MapView {
  /** Degrees. */
  readonly lat: number;
  /** Degrees, west is negative. */
  readonly lng: number;
  /** Zoom that shows the whole city. */
  readonly zoom: number;
  /** Zoom after the visitor chooses a neighborhood. */
  readonly neighborhoodZoom: number;
}

export interface Neighborhood {
  readonly name: string;
  /** The name in addresses and in the apartment data: lower-case words joined by hyphens. */
  readonly key: string;
  /**
   * Whether the name replaces the place name in the apartment data. For readers of that data; our finder always
   * shows it.
   */
  readonly override?: boolean;
  /** Path of a picture. */
  readonly image?: string;
}

/** A state that a city's network extends into, with the submarkets there. */
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

/** A city of the catalog. Its field names are a contract with readers of the list. */
export interface City {
  /** Lower-case word in its addresses: `/cities/{id}`. */
  readonly id: string;
  readonly name: string;
  /** Another name that visitors search for. */
  readonly alt_name?: string;
  /** Name and state: "Kansas City, Missouri". */
  readonly full_name: string;
  /** Two letters. */
  readonly state: string;
  readonly phase: CityPhase;
  /** Position of its pin on the national map, from the upper left corner. The map is 640 × 640. */
  readonly pin: { readonly x: number; readonly y: number };
  /** The web-pass service's name for the city. Web-pass cities only. */
  readonly webpass_id?: string;
  /** Toll-free, `844-555-0101`. */
  readonly new_customers_phone: string;
  /** True if the city has no shop. */
  readonly no_fiberspace: boolean;
  /** True if there are no events for the neighborhood. */
  readonly no_events: boolean;
  /** True if the city's own number does not work yet. The provider's sales number replaces it. */
  readonly no_phone: boolean;
  /** Whether the provider lends routers to customers. */
  readonly wifi: boolean;
  /** Whether home phone can be ordered. */
  readonly residential_phone: boolean;
  /** Plans other than those for homes. Null if the network serves only homes. */
  readonly plans: { readonly smb: boolean } | null;
  readonly map: MapView;
  /** Path of the file with the city's apartments. */
  readonly data_source: string;
  /** Nearby towns that its network covers. */
  readonly areas: readonly string[];
  readonly neighborhoods: readonly Neighborhood[];
  readonly submarkets: readonly string[];
  readonly map_states: readonly MapState[];
  /** Absent if `no_fiberspace` is true. */
  readonly fiberspace?: Fiberspace;
  /** Name of the market, if the city is only a part of it. */
  readonly market_name?: string;
  readonly full_market_name?: string;
  /** IANA zone, because opening hours are in the city's own time. */
  readonly time_zone: string;
}
