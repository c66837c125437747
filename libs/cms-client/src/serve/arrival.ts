/** A request for a page, as far as it tells how somebody came. */
export interface Arrival {
  /** The query with its `?`. */
  readonly search: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Whether it came over https. */
  readonly secure: boolean;
}

/** The `set-cookie` header by which a browser without script remembers how a visitor came; undefined for nothing. */
export type Arrivals = (arrival: Arrival) => string | undefined;
