/** English, then Spanish. */
export type Both = readonly [english: string, spanish: string];

/** Texts for one city only. The places are real, but the provider's work there is invented. */
export interface CityWords {
  /** Title of its home. */
  readonly title: Both;
  readonly subtitle: Both;
  /** One thing that only people of the city will nod at, and two sentences on it. */
  readonly said: Both;
  readonly story: Both;
  /** For a city without service yet: the neighborhood whose streets come first. */
  readonly first?: string;
}
