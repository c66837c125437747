/** The parts of a page request that show how a visitor reached the page. */
export interface Arrival {
  /** The query string with its `?`, or empty. */
  readonly search: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Whether the request came over https. */
  readonly secure: boolean;
}

/** Returns a `set-cookie` header that records how a visitor without script reached the page, or undefined. */
export type Arrivals = (arrival: Arrival) => string | undefined;
