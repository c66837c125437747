import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * A port of this machine that nobody listens on, out of those that no system gives to outgoing connections: such a one
 * could take it before it is listened on. Browsers refuse some ports up to 10080.
 */
export function freePort(): Promise<number> {
  const port = randomInt(11_000, 32_768);
  return new Promise((resolve) => {
    const server = createServer();
    server.on('error', () => resolve(freePort()));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(port)));
  });
}
