import { integer } from '@skein/cms-client';

/** The largest that the four digits of a result can say, Mbps. */
const FASTEST_MBPS = 9999;

/** A speed in the room of the router. */
export const nearSpeed = (gf: string) =>
  integer(gf, 0, FASTEST_MBPS).help('Mbps, in the same room as the router');

/** A speed where the router is far. */
export const farSpeed = (gf: string) =>
  integer(gf, 0, FASTEST_MBPS).help('Mbps, at the other end of the home');
