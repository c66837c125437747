import manifest from './manifest.json' with { type: 'json' };

/** The part of a picture that must stay visible in every crop, in shares of width and height (0 to 1). */
export interface SafeArea {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Words {
  readonly en: string;
  readonly es: string;
}

interface Sized {
  /** Natural size in px, as in the file's view box. */
  readonly width: number;
  readonly height: number;
  /** The safe area. Undefined: a crop may cut any part. The manifest contains percentages instead of shares. */
  readonly safe?: SafeArea | undefined;
}

/** A named picture: `files/{name}.svg`. */
export interface Picture extends Sized {
  /** Whether there is also a `{name}.png` at twice the size, for places that need a photograph. */
  readonly raster?: boolean;
  /** Description for visitors who cannot see the picture. It is empty for a decorative picture. */
  readonly alt: Words;
}

/** A short film without sound that repeats. */
export interface Film extends Sized {
  readonly seconds: number;
  /** Size limit of each encoded file, in bytes. */
  readonly maxBytes: number;
  /** Description for visitors who cannot see the film. */
  readonly title: Words;
}

/** Name of a picture of the demo. Each city has two pictures, whose names begin with `town-` and `view-`. */
export type ArtName = keyof typeof manifest.pictures | `town-${string}` | `view-${string}`;
export type FilmName = keyof typeof manifest.films;
export type BrandName = keyof typeof manifest.brand;

const share = ({ left, top, right, bottom }: SafeArea): SafeArea => ({
  left: left / 100,
  top: top / 100,
  right: right / 100,
  bottom: bottom / 100,
});

function inShares<Name extends string, T extends Sized>(listed: Readonly<Record<Name, T>>) {
  const rows = Object.entries<T>(listed).map(([name, row]) => [
    name,
    row.safe ? { ...row, safe: share(row.safe) } : row,
  ]);
  return Object.fromEntries(rows) as Readonly<Record<Name, T>>;
}

/** Every picture of the demo provider, by name. */
export const artwork = inShares<string, Picture>(manifest.pictures);

/** Every film of the demo provider, by name. */
export const films = inShares<FilmName, Film>(manifest.films);

/** The files of the brand, with their natural sizes. */
export const brand: Readonly<Record<BrandName, Sized>> = manifest.brand;

/** Returns the names of a film's files. The files are in the folder of the pictures. */
export function filmFiles(name: FilmName) {
  return {
    mp4: `film-${name}.mp4`,
    webm: `film-${name}.webm`,
    still: `film-${name}.svg`,
    captions: { en: `film-${name}.en.vtt`, es: `film-${name}.es.vtt` },
  } as const;
}
