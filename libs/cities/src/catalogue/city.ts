/**
 * `current` means that fiber can be ordered, `upcoming` that fiber is being built, and `webpass` that buildings get
 * internet by radio.
 */
export type CityPhase = 'current' | 'upcoming' | 'webpass';

export interface MapView {
  /** Latitude, degrees. */
  readonly lat: number;
  /** Longitude, degrees. West is negative. */
  readonly lng: number;
  /** Zoom that shows the whole city. */
  readonly zoom: number;
  /** Zoom after the visitor chooses a neighborhood. */
  readonly neighborhoodZoom: number;
}

export interface Neighborhood {
  readonly name: string;
  /** Name in URLs and in the apartment data: lower-case words with hyphens. */
  readonly key: string;
  /**
   * Whether other programs that read the apartment data show this name instead of the name in the data. This site
   * always shows this name.
   */
  readonly override?: boolean;
  /** Path of the neighborhood's picture. */
  readonly image?: string;
}

/** A state into which the network of a city extends, and the submarkets in that state. */
export interface MapState {
  /** Code of the state, two letters. */
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

/** A city of the catalog. Other programs also read the list of cities, so the names of its fields must not change. */
export interface City {
  /** Lower-case word in the URL of the city's page: `/cities/{id}`. */
  readonly id: string;
  readonly name: string;
  /** Another name that visitors search for. */
  readonly alt_name?: string;
  /** Name and state: "Kansas City, Missouri". */
  readonly full_name: string;
  /** Code of the state, two letters. */
  readonly state: string;
  readonly phase: CityPhase;
  /** Position of the city's pin on the national map, from the upper left corner. The map is 640 × 640 units. */
  readonly pin: { readonly x: number; readonly y: number };
  /**
   * The city's name in the service for buildings with internet by radio. Only cities of the phase `webpass` have it.
   */
  readonly webpass_id?: string;
  /** Toll-free phone number, such as `844-555-0101`. */
  readonly new_customers_phone: string;
  /** True if the city has no shop. */
  readonly no_fiberspace: boolean;
  /** True if the city has no neighborhood events. */
  readonly no_events: boolean;
  /** True if the city's phone number does not work yet. The provider's sales number replaces it. */
  readonly no_phone: boolean;
  /** Whether the provider lends routers to customers. */
  readonly wifi: boolean;
  /** Whether home phone can be ordered. */
  readonly residential_phone: boolean;
  /** Plans for customers other than homes. Null if the network serves only homes. */
  readonly plans: { readonly smb: boolean } | null;
  readonly map: MapView;
  /** Path of the file with the city's apartments. */
  readonly data_source: string;
  /** Nearby towns that the city's network covers. */
  readonly areas: readonly string[];
  readonly neighborhoods: readonly Neighborhood[];
  readonly submarkets: readonly string[];
  readonly map_states: readonly MapState[];
  /** The shop of the city. Absent if `no_fiberspace` is true. */
  readonly fiberspace?: Fiberspace;
  /** Name of the market, if the city is only a part of a market. */
  readonly market_name?: string;
  readonly full_market_name?: string;
  /** IANA name of the city's time zone. Opening hours are in this zone. */
  readonly time_zone: string;
}
