import manifest from './manifest.json' with { type: 'json' };

/** The part of a picture that no crop may cut. Shares of its width and height from the upper left corner, 0 to 1. */
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
  /** Undefined for a pattern, which may be cropped anywhere. The manifest has the area in percent. */
  readonly safe?: SafeArea | undefined;
}

/** A named picture: `files/{name}.svg`. */
export interface Picture extends Sized {
  /** Whether the picture also exists as `{name}.png` at twice the size, for places that need a photograph. */
  readonly raster?: boolean;
  /** A description of the picture for visitors who cannot see it. Empty strings mark decoration. */
  readonly alt: Words;
}

/** A short film without sound that starts again at its end. */
export interface Film extends Sized {
  readonly seconds: number;
  /** Largest size of each encoded file, bytes. */
  readonly maxBytes: number;
  /** A description of the film for visitors who cannot see it. */
  readonly title: Words;
}

/** Name of a picture of the demo. Each city of the catalog has a `town-…` and a `view-…`. */
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

/** Every picture of the demo provider, by the names that content uses. */
export const artwork = inShares<string, Picture>(manifest.pictures);

/** Every film of the demo provider. */
export const films = inShares<FilmName, Film>(manifest.films);

/** The brand's own files, with their natural size. */
export const brand: Readonly<Record<BrandName, Sized>> = manifest.brand;

/** Returns the file names of a film, which are beside the pictures. */
export function filmFiles(name: FilmName) {
  return {
    mp4: `film-${name}.mp4`,
    webm: `film-${name}.webm`,
    still: `film-${name}.svg`,
    captions: { en: `film-${name}.en.vtt`, es: `film-${name}.es.vtt` },
  } as const;
}
