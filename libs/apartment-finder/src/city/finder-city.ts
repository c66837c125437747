/** A part of a city that a visitor may choose. */
export interface FinderNeighborhood {
  readonly name: string;
  /** As addresses and, in some files, records name it. */
  readonly key: string;
}

/** What the finder needs to know of a city. */
export interface FinderCity {
  /** Third part of the path of its pages: `austin`. */
  readonly id: string;
  readonly name: string;
  /** Address of the file of its buildings. */
  readonly dataSource: string;
  /** Where its map is, and how near. */
  readonly map: {
    readonly lat: number;
    readonly lng: number;
    readonly zoom: number;
    readonly neighborhoodZoom: number;
  };
  readonly neighborhoods: readonly FinderNeighborhood[];
}
