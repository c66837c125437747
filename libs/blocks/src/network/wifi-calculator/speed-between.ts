import type { WifiGeneration } from './wifi-generation.ts';

/** Mbps, in the room of the router and at the far end of the home. */
export interface WifiSpeed {
  readonly near: number;
  readonly far: number;
}

/** A speed that was measured with a router of this generation. */
export interface MeasuredSpeed extends WifiSpeed {
  readonly router: WifiGeneration;
}

export interface SpeakingDevice {
  readonly generation: WifiGeneration;
  /** Measured with this very device. Go before what its generation reaches. */
  readonly speeds?: readonly MeasuredSpeed[] | undefined;
}

/** The generation that the two of them speak with each other, as far as speed is concerned. */
export function spokenGeneration(router: WifiGeneration, device: WifiGeneration): WifiGeneration {
  if (device === '6') return router === '5' ? '5' : '6';
  if (device === '6E') return router === '5' || router === '6' ? router : '6E';
  return device;
}

/**
 * How fast a device is with a router: as measured, else what the generation that both speak usually reaches.
 * @param usual by generation
 * @returns undefined when neither is known
 */
export function speedBetween(
  router: WifiGeneration,
  { generation, speeds = [] }: SpeakingDevice,
  usual: ReadonlyMap<WifiGeneration, WifiSpeed>,
): WifiSpeed | undefined {
  return speeds.find((speed) => speed.router === router) ?? usual.get(spokenGeneration(router, generation));
}
