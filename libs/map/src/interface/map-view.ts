/** A place on the earth, in degrees. */
export interface Position {
  readonly lat: number;
  readonly lng: number;
}

export interface Camera {
  readonly center: Position;
  /**
   * Levels of 256-pixel tiles, as in Google Maps. Each level doubles the scale; 15 shows streets, 17 a
   * building.
   */
  readonly zoom: number;
}

/** The visible area of a map, in degrees. It never crosses the date line. */
export interface Bounds {
  readonly north: number;
  readonly south: number;
  readonly east: number;
  readonly west: number;
}

/** Space to leave at each edge, in CSS pixels. */
export interface Padding {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export interface Pin {
  readonly id: string;
  readonly position: Position;
  /** Name of the pin for screen readers, such as the name and the address of a building. */
  readonly label: string;
  /** True if service is available, false if it is coming. */
  readonly ready: boolean;
  /** The text for `ready`. By default "available" or "coming soon". */
  readonly status?: string | undefined;
  /** Whether the pin is larger than the others. */
  readonly bold: boolean;
}

/**
 * Why there is no map: `webgl` means that the browser cannot draw it, `script` that code did not load in time,
 * `auth` that the vendor refuses the key, and `lost` that the browser took the drawing context away.
 */
export type MapErrorReason = 'webgl' | 'script' | 'auth' | 'lost';

/** The error with which `createMap` rejects. The page must then show its content without a map. */
export class MapUnavailable extends Error {
  readonly reason: MapErrorReason;

  constructor(reason: MapErrorReason, options?: ErrorOptions) {
    super(`There is no map: ${reason}`, options);
    this.name = 'MapUnavailable';
    this.reason = reason;
  }
}

/** The data that listeners get, by event name. */
export interface MapEvents {
  /** The visitor chose a pin. The map does not select it; call `select` for that. */
  readonly pin: { readonly id: string };
  /** A movement has ended, whether the visitor or a call started it. */
  readonly move: { readonly camera: Camera; readonly bounds: Bounds };
  /** The visitor clicked the map where there is no pin. */
  readonly background: Position;
  /** The map no longer works. The rest of the page does. */
  readonly error: { readonly reason: MapErrorReason };
}

/**
 * A map on the page, the same for every vendor. After `destroy`, methods do nothing and there are no events.
 */
export interface MapView {
  /**
   * Resolves when the visible part of the map is drawn for the first time. Before that, pins may be on an empty
   * map.
   */
  readonly drawn: Promise<void>;
  /**
   * Moves the camera. Animates only on request, and never for visitors who want less motion. A newer call ends
   * an older one.
   */
  setCamera(camera: Camera, options?: { readonly animate?: boolean }): void;
  getCamera(): Camera;
  getBounds(): Bounds;
  /** Shows all of `bounds` within the padding, at zoom 17 or less. */
  fitBounds(bounds: Bounds, padding?: Partial<Padding>): void;
  /** Replaces all pins. Any number is fine, because pins that would overlap are drawn as one with a number. */
  setPins(pins: readonly Pin[]): void;
  /**
   * Selects a pin, which then appears above the others and cannot be chosen. An id without a pin is kept for
   * later pins, and null selects none.
   */
  select(id: string | null): void;
  /** Adds a listener. @returns a function that removes it */
  on<K extends keyof MapEvents>(event: K, listener: (detail: MapEvents[K]) => void): () => void;
  /** Call it when the element has changed its size for another reason than a resized window. */
  resize(): void;
  /** Removes everything: listeners, workers, the drawing context, and the children of the element. */
  destroy(): void;
}
