/** A place on the earth, in degrees. */
export interface Position {
  readonly lat: number;
  readonly lng: number;
}

export interface Camera {
  readonly center: Position;
  /** Levels of 256-pixel tiles, as in Google Maps: each one doubles the scale. 15 shows streets, 17 a building. */
  readonly zoom: number;
}

/** What a map shows, in degrees. Never across the date line. */
export interface Bounds {
  readonly north: number;
  readonly south: number;
  readonly east: number;
  readonly west: number;
}

/** Room to leave at each edge, in CSS pixels. */
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
  /** Service is there; otherwise it is on its way. */
  readonly ready: boolean;
  /** What `ready` is called beside the map; left out: available, or coming soon. */
  readonly status?: string | undefined;
  /** Drawn larger than the others. */
  readonly bold: boolean;
}

/**
 * Why there is no map: `webgl`, the browser cannot draw it; `script`, code did not load in time; `auth`, the vendor
 * refuses the key; `lost`, the browser took the drawing context away.
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

/** What listeners get, by the name of the event. */
export interface MapEvents {
  /** A pin was chosen, by hand or key. The map does not select it: `select` does. */
  readonly pin: { readonly id: string };
  /** A movement has ended, whoever began it. */
  readonly move: { readonly camera: Camera; readonly bounds: Bounds };
  /** The map was clicked where nothing is. */
  readonly background: Position;
  /** The map is of no use any more; everything else on the page goes on. */
  readonly error: { readonly reason: MapErrorReason };
}

/** A map on the page, the same for every vendor. After `destroy`, methods do nothing and there are no events. */
export interface MapView {
  /** Resolves when the ground in sight is drawn for the first time; until then there may be pins on nothing. */
  readonly drawn: Promise<void>;
  /** Animated only if asked for, and not for visitors who want less motion. A newer call ends the one before. */
  setCamera(camera: Camera, options?: { readonly animate?: boolean }): void;
  getCamera(): Camera;
  getBounds(): Bounds;
  /** Shows all of `bounds` within the padding, at zoom 17 at most. */
  fitBounds(bounds: Bounds, padding?: Partial<Padding>): void;
  /** All pins from now on, as many as there are: those that would cover each other are drawn as one with a number. */
  setPins(pins: readonly Pin[]): void;
  /**
   * The selected pin stands by itself above the others and cannot be chosen. An id without a pin is kept for pins to
   * come; null selects nothing.
   */
  select(id: string | null): void;
  /** @returns ends it */
  on<K extends keyof MapEvents>(event: K, listener: (detail: MapEvents[K]) => void): () => void;
  /** After the element has changed its size other than with the window. */
  resize(): void;
  /** Gives everything back: listeners, workers, the drawing context, and the children of the element. */
  destroy(): void;
}
