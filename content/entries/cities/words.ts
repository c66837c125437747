/** English, then Spanish. */
export type Both = readonly [english: string, spanish: string];

/** What is said of one city and of no other; places are real, what we did there is invented. */
export interface CityWords {
  /** Title of its home. */
  readonly title: Both;
  readonly subtitle: Both;
  /** One thing that only people of the city will nod at, and two sentences on it. */
  readonly said: Both;
  readonly story: Both;
  /** Of a city to come: the neighborhood whose streets go first. */
  readonly first?: string;
}
