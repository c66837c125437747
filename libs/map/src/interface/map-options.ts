import type { Camera } from './map-view.ts';

export interface MapOptions {
  readonly camera: Camera;
  /** Name of the map for screen readers. */
  readonly label: string;
  /** BCP 47. The map itself speaks English and Spanish. */
  readonly language: string;
  /** Says the map’s own texts in another language, or in other words: `useWords()` of `@skein/ui`. */
  readonly say?: ((text: { readonly en: string; readonly es: string }) => string) | undefined;
  /** With a key Google draws the map, else MapLibre does, from data that comes with this package. */
  readonly googleMapsKey?: string | undefined;
  /**
   * Address of `maplibre-gl/dist/maplibre-gl-worker.mjs` on the page's own origin, for a bundler that does not follow
   * `new URL(…, import.meta.url)`. Asked for only where MapLibre draws. Without it the worker that came with this package is taken.
   */
  readonly workerUrl?: (() => Promise<string>) | undefined;
  /**
   * Whether the wheel and one finger move the map at once (`greedy`), or leave the page its scrolling (`cooperative`,
   * for maps among text).
   */
  readonly gestures?: 'greedy' | 'cooperative';
  /** Ends the making of the map: the promise rejects, and the element is left empty. */
  readonly signal?: AbortSignal;
}
