/** A text in English and in Spanish. */
export type Both = readonly [english: string, spanish: string];

/** Texts about a single city. The places are real, but the provider's work there is made up. */
export interface CityWords {
  /** Title of the city's home page. */
  readonly title: Both;
  readonly subtitle: Both;
  /** Title of the city's local story. `story` is its text. */
  readonly said: Both;
  readonly story: Both;
  /** Name of the neighborhood where construction starts, for a city without service. */
  readonly first?: string;
}
