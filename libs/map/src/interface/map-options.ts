import type { StyleSpecification } from 'maplibre-gl';
import type { Camera } from './map-view.ts';

export interface MapOptions {
  readonly camera: Camera;
  /** Name of the map for screen readers. */
  readonly label: string;
  /** BCP 47 tag. The map has built-in texts in English and Spanish. */
  readonly language: string;
  /** Returns a text of the map in the page's language. `useWords()` of `@skein/ui` returns such a function. */
  readonly say?: ((text: { readonly en: string; readonly es: string }) => string) | undefined;
  /** If there is a key, Google draws the map. Otherwise MapLibre draws it, from data in this package. */
  readonly googleMapsKey?: string | undefined;
  /**
   * A MapLibre style of your own, or its URL, for real streets from your tiles. Default: the map in this package, whose
   * streets are made up. The map shows the attribution of the style's sources. A content security policy must allow the
   * origins of the style's files.
   */
  readonly style?: string | StyleSpecification | undefined;
  /**
   * Returns the address of `maplibre-gl/dist/maplibre-gl-worker.mjs` on the page's own origin. Needed only if
   * the bundler does not follow `new URL(…, import.meta.url)`. By default, MapLibre loads the worker in this
   * package. Google's map needs no worker.
   */
  readonly workerUrl?: (() => Promise<string>) | undefined;
  /** `greedy`: wheel and one finger move the map. `cooperative`: wheel and one finger scroll the page. */
  readonly gestures?: 'greedy' | 'cooperative';
  /** Stops the creation of the map. The promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
}
