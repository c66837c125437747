import { once } from 'node:events';
import { createServer } from 'node:net';

/** Finds a port of localhost that is not in use. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, 'localhost');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address ? address.port : 0;
}
