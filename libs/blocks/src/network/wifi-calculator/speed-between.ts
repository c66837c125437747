import type { WifiGeneration } from './wifi-generation.ts';

/** Speeds in Mbps, in the room of the router and at the far end of the home. */
export interface WifiSpeed {
  readonly near: number;
  readonly far: number;
}

/** A speed of a device, measured with a router of the generation in `router`. */
export interface MeasuredSpeed extends WifiSpeed {
  readonly router: WifiGeneration;
}

export interface SpeakingDevice {
  readonly generation: WifiGeneration;
  /** Speeds measured with this device. They replace the usual speeds of the device's Wi-Fi generation. */
  readonly speeds?: readonly MeasuredSpeed[] | undefined;
}

/** Returns the Wi-Fi generation that decides the speed between a router and a device. */
export function spokenGeneration(router: WifiGeneration, device: WifiGeneration): WifiGeneration {
  if (device === '6') return router === '5' ? '5' : '6';
  if (device === '6E') return router === '5' || router === '6' ? router : '6E';
  return device;
}

/**
 * Returns the speed of a device with a router: the measured speed, or else the usual speed of the generation
 * that both use.
 * @param usual usual speeds by generation
 * @returns undefined if neither speed is known
 */
export function speedBetween(
  router: WifiGeneration,
  { generation, speeds = [] }: SpeakingDevice,
  usual: ReadonlyMap<WifiGeneration, WifiSpeed>,
): WifiSpeed | undefined {
  return speeds.find((speed) => speed.router === router) ?? usual.get(spokenGeneration(router, generation));
}
