/** A text in English, then in Spanish. */
export type Both = readonly [english: string, spanish: string];

/** Texts for one city only. The places are real, but the provider's work there is invented. */
export interface CityWords {
  /** Title of the city's home page. */
  readonly title: Both;
  readonly subtitle: Both;
  /** Something that only people of the city recognize, and two sentences about it. */
  readonly said: Both;
  readonly story: Both;
  /** For a city without service yet: the neighborhood whose streets come first. */
  readonly first?: string;
}
