import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ServedHere {
  /** Without a slash at the end. */
  readonly origin: string;
  /** Ends it at once, with whatever requests are under way. */
  stop(): void;
}

/** Lets a server listen to this machine alone, on a port that is free. */
export function serveHere(server: Server): Promise<ServedHere> {
  return new Promise((done, fail) => {
    server.once('error', fail).listen(0, '127.0.0.1', () => {
      // A server that listens on a port, and no pipe, has such an address.
      const { port } = server.address() as AddressInfo;
      done({
        origin: `http://127.0.0.1:${port}`,
        stop() {
          server.close();
          server.closeAllConnections();
        },
      });
    });
  });
}
