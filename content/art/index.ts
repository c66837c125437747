export type { ArtworkDefinition } from './artwork.ts';
export { renderArtwork, type ArtworkReport } from './build.ts';
export { appIcon, favicon, logo, logoSymbol, ogBackground, type LogoOptions } from './logo.ts';
export { artwork } from './manifest.ts';
export { palette, hues, type HueName } from './palette.ts';
export type { Scene, SceneOptions } from './scene.ts';
