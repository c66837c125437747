import type { MapOptions } from '../interface/map-options.ts';
import type { Camera, MapErrorReason, Position } from '../interface/map-view.ts';
import type { MapWords } from '../frame/words.ts';

/** The functions through which an engine informs its view. */
export interface EngineHost {
  /** The camera has moved. Called for each frame of a movement. */
  moved(): void;
  /** A movement has ended. */
  settled(): void;
  /** The first visible part is drawn. Further calls have no effect. */
  drawn(): void;
  background(position: Position): void;
  failed(reason: MapErrorReason): void;
}

/** What a vendor's engine provides: a picture, a camera, and a place for pins. */
export interface MapEngine {
  /** An element at the map's corner. Its events reach the map, so that dragging a pin drags the map. */
  readonly overlay: HTMLElement;
  getCamera(): Camera;
  /** @param animate already false for visitors who want no motion */
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
 * @throws {MapUnavailable} when no picture is possible. The engine has then removed everything
 */
export type CreateEngine = (request: EngineRequest) => Promise<MapEngine>;
