import { createServer } from 'node:http';
import { serveHere } from './serve-here.ts';

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const { origin, stop } = await serveHere(createServer());
  stop();
  return Number(new URL(origin).port);
}
