import type { MapOptions } from '../interface/map-options.ts';
import type { Camera, MapErrorReason, Position } from '../interface/map-view.ts';
import type { MapWords } from '../frame/words.ts';

/** The functions with which an engine reports events to its view. */
export interface EngineHost {
  /** The camera has moved. The engine calls this method for each frame of a movement. */
  moved(): void;
  /** A movement has ended. */
  settled(): void;
  /** The first visible part is drawn. Only the first call has an effect. */
  drawn(): void;
  background(position: Position): void;
  failed(reason: MapErrorReason): void;
}

/** The functions of a vendor's map: it draws a picture, moves a camera, and has a place for pins. */
export interface MapEngine {
  /** An element at the map's corner. Its events reach the map, so a visitor can drag the map by a pin. */
  readonly overlay: HTMLElement;
  getCamera(): Camera;
  /**
   * Moves the camera.
   * @param animate false for visitors who want less motion, even if the call requested an animation
   */
  moveTo(camera: Camera, animate: boolean): void;
  resize(): void;
  destroy(): void;
}

export interface EngineRequest {
  /** An empty element, as large as the map. */
  readonly canvas: HTMLElement;
  readonly options: MapOptions;
  readonly words: MapWords;
  readonly host: EngineHost;
}

/**
 * Creates a vendor's engine.
 * @throws {MapUnavailable} when the vendor cannot draw. The engine has then removed all its elements
 */
export type CreateEngine = (request: EngineRequest) => Promise<MapEngine>;
