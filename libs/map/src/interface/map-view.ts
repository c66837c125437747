/** A place on the earth, in degrees. */
export interface Position {
  readonly lat: number;
  readonly lng: number;
}

export interface Camera {
  readonly center: Position;
  /**
   * Zoom level, for tiles of 256 px as in Google Maps. Each level doubles the scale: 15 shows streets, 17 a
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
  /** True if the place has service, false if service is coming. */
  readonly ready: boolean;
  /** Text that describes `ready`. Default: "available" or "coming soon". */
  readonly status?: string | undefined;
  /** Whether the pin is larger than a normal pin. */
  readonly bold: boolean;
}

/**
 * The reason why there is no map. `webgl`: the browser cannot draw it. `script`: code did not load in time.
 * `auth`: the vendor refuses the key. `lost`: the browser took the drawing context away.
 */
export type MapErrorReason = 'webgl' | 'script' | 'auth' | 'lost';

/** The error with which `createMap` rejects, unless its signal is aborted. The page must then show its content without a map. */
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
  /** A movement has ended, started by the visitor or by a call. */
  readonly move: { readonly camera: Camera; readonly bounds: Bounds };
  /** The visitor clicked the map where there is no pin. */
  readonly background: Position;
  /** The map no longer works. The rest of the page still works. */
  readonly error: { readonly reason: MapErrorReason };
}

/** A map with the same methods for every vendor. After `destroy`, the methods and the listeners do nothing. */
export interface MapView {
  /** Resolves when the visible part of the map is drawn for the first time. Pins may be visible earlier. */
  readonly drawn: Promise<void>;
  /**
   * Moves the camera. Animates the movement if requested, but never for visitors who want less motion. A new
   * call stops the movement of an earlier call.
   */
  setCamera(camera: Camera, options?: { readonly animate?: boolean }): void;
  getCamera(): Camera;
  getBounds(): Bounds;
  /** Shows all of `bounds` within the padding, at zoom 17 or less. */
  fitBounds(bounds: Bounds, padding?: Partial<Padding>): void;
  /** Replaces all pins. Any number of pins works, because overlapping pins are drawn as one cluster. */
  setPins(pins: readonly Pin[]): void;
  /**
   * Selects a pin. The pin is then above the others, and the visitor cannot choose it. If no pin has the id,
   * the map keeps the id for later pins. Null selects no pin.
   */
  select(id: string | null): void;
  /** Adds a listener. @returns a function that removes it */
  on<K extends keyof MapEvents>(event: K, listener: (detail: MapEvents[K]) => void): () => void;
  /** Call this method after the element's size has changed for a reason other than a resized window. */
  resize(): void;
  /** Removes listeners, workers, the drawing context, and everything that the map added to the element. */
  destroy(): void;
}
