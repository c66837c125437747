import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Returns a free port of this machine from 11,000 to 32,767. Operating systems give higher ports to outgoing
 * connections, which could take the port first. Browsers refuse some ports up to 10080.
 */
export function freePort(): Promise<number> {
  const port = randomInt(11_000, 32_768);
  return new Promise((resolve) => {
    const server = createServer();
    server.on('error', () => resolve(freePort()));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(port)));
  });
}
