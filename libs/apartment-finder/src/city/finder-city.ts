/** A neighborhood that a visitor may choose. */
export interface FinderNeighborhood {
  readonly name: string;
  /** Its name in addresses and, in some files, in records. */
  readonly key: string;
}

/** The parts of a city that the finder needs. */
export interface FinderCity {
  /** Third part of the path of its pages: `austin`. */
  readonly id: string;
  readonly name: string;
  /** Address of the file with its buildings. */
  readonly dataSource: string;
  /** Center of its map, and zoom levels. */
  readonly map: {
    readonly lat: number;
    readonly lng: number;
    readonly zoom: number;
    readonly neighborhoodZoom: number;
  };
  readonly neighborhoods: readonly FinderNeighborhood[];
}
