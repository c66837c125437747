import type { MapOptions } from '../interface/map-options.ts';
import type { Camera, MapErrorReason, Position } from '../interface/map-view.ts';
import type { MapWords } from '../frame/words.ts';

/** What an engine tells the view that it draws for. */
export interface EngineHost {
  /** The camera is elsewhere: at each frame of a movement. */
  moved(): void;
  /** A movement has ended. */
  settled(): void;
  /** What is in sight at first is drawn. Said again, it is not heard. */
  drawn(): void;
  background(position: Position): void;
  failed(reason: MapErrorReason): void;
}

/** All that a vendor has to give: a picture, a camera, and a place for pins. */
export interface MapEngine {
  /** Its corner stays at the map's corner, its events reach the map: who drags a pin drags the map. */
  readonly overlay: HTMLElement;
  getCamera(): Camera;
  /** @param animate already false for those who want no motion */
  moveTo(camera: Camera, animate: boolean): void;
  resize(): void;
  destroy(): void;
}

export interface EngineRequest {
  /** Empty, and as large as the map. */
  readonly canvas: HTMLElement;
  readonly options: MapOptions;
  readonly words: MapWords;
  readonly host: EngineHost;
}

/**
 * @throws {MapUnavailable} when there can be no picture; then the engine has given everything back
 */
export type CreateEngine = (request: EngineRequest) => Promise<MapEngine>;
