/** The parts of a page request that tell how a visitor came. */
export interface Arrival {
  /** The query with its `?`. */
  readonly search: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Whether the request came over https. */
  readonly secure: boolean;
}

/** Returns the `set-cookie` header that records how a visitor without script came, or undefined for none. */
export type Arrivals = (arrival: Arrival) => string | undefined;
