export type { ArtworkDefinition } from './artwork.ts';
export { drawnFiles, filmFiles } from './films/files.ts';
export { films, type FilmName } from './films/manifest.ts';
export { logo, type LogoOptions } from './logo.ts';
export { artwork, type ArtName } from './manifest.ts';
