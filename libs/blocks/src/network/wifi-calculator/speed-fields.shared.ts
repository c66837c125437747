import { integer } from '@skein/cms-client';

/** Largest speed that a result with four digits can show, Mbps. */
const FASTEST_MBPS = 9999;

/** Returns the field for a speed in the room of the router. */
export const nearSpeed = (gf: string) =>
  integer(gf, 0, FASTEST_MBPS).help('Mbps, in the same room as the router');

/** Returns the field for a speed far from the router. */
export const farSpeed = (gf: string) =>
  integer(gf, 0, FASTEST_MBPS).help('Mbps, at the other end of the home');
