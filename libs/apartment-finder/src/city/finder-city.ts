/** A neighborhood that a visitor may choose. */
export interface FinderNeighborhood {
  readonly name: string;
  /** The name of the neighborhood in URLs. Some data files also use this name in their records. */
  readonly key: string;
}

/** The parts of a city that the finder needs. */
export interface FinderCity {
  /** Id of the city, and third part of the paths of the city's pages: `austin`. */
  readonly id: string;
  readonly name: string;
  /** URL of the file with the city's buildings. */
  readonly dataSource: string;
  /** Center and zoom levels of the city's map. */
  readonly map: {
    readonly lat: number;
    readonly lng: number;
    readonly zoom: number;
    readonly neighborhoodZoom: number;
  };
  readonly neighborhoods: readonly FinderNeighborhood[];
}
