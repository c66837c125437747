import type { Camera } from './map-view.ts';

export interface MapOptions {
  readonly camera: Camera;
  /** Name of the map for screen readers. */
  readonly label: string;
  /** BCP 47. The map has built-in texts in English and Spanish. */
  readonly language: string;
  /** Translates the map's texts into another language or wording, such as `useWords()` of `@skein/ui`. */
  readonly say?: ((text: { readonly en: string; readonly es: string }) => string) | undefined;
  /** Google draws the map if there is a key. Else MapLibre draws it, from data in this package. */
  readonly googleMapsKey?: string | undefined;
  /**
   * Returns the address of `maplibre-gl/dist/maplibre-gl-worker.mjs` on the page's own origin, for a bundler
   * that does not follow `new URL(…, import.meta.url)`. Called only if MapLibre draws. By default the worker in
   * this package is used.
   */
  readonly workerUrl?: (() => Promise<string>) | undefined;
  /**
   * Whether the wheel and one finger move the map at once (`greedy`), or scroll the page (`cooperative`, for
   * maps among text).
   */
  readonly gestures?: 'greedy' | 'cooperative';
  /** Stops the creation of the map. The promise then rejects, and the element is left empty. */
  readonly signal?: AbortSignal;
}
