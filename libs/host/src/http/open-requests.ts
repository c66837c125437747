import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * How many requests of one connection may wait for their answers. Browsers and proxies send the next request
 * after an answer. A client that sends many at once and reads no answer must not fill the memory.
 */
export const MOST_OF_CONNECTION = 50;

export interface OpenRequests {
  /**
   * Counts a request until its answer has ended. Closes a connection with more than {@link MOST_OF_CONNECTION}
   * open requests. Returns false if the connection is closed, so that nobody can get an answer.
   */
  count(request: IncomingMessage, response: ServerResponse): boolean;
  /** Closes a connection that has been idle for a while, unless its client waits for the server to write an answer. */
  endStalled(connection: Pick<Socket, 'destroy' | 'writableLength'>): void;
  /**
   * Resolves when no client waits for an answer. From this call on, each connection ends after its current
   * answer, so that the next request reaches another process.
   */
  settled(): Promise<void>;
}

/** Resolves after the event loop has received the requests that have just arrived. */
const look = () => new Promise((resolve) => setImmediate(resolve));

/** Whether a request is for a picture. A closing server does not wait for pictures: their queue may be long. */
const isPicture = ({ url = '' }: IncomingMessage) => url.startsWith('/assets/');

/**
 * Counts the requests that wait for an answer, so that the server closes only after the last answer. A server that
 * closes refuses even the site's own requests to the embedded CMS, so pages that are being drawn would fail.
 */
export function openRequests(): OpenRequests {
  const open = new Set<ServerResponse>();
  const waitedFor = new Set<ServerResponse>();
  const ofConnection = new WeakMap<object, number>();
  let ending = false;
  let empty = () => {};
  return {
    count(request, response) {
      const { socket } = request;
      if (socket.destroyed) return false;
      const count = (ofConnection.get(socket) ?? 0) + 1;
      if (count > MOST_OF_CONNECTION) {
        socket.destroy();
        return false;
      }
      ofConnection.set(socket, count);
      if (ending) response.shouldKeepAlive = false;
      open.add(response);
      if (!isPicture(request)) waitedFor.add(response);
      response.once('close', () => {
        ofConnection.set(socket, (ofConnection.get(socket) ?? 1) - 1);
        open.delete(response);
        waitedFor.delete(response);
        if (waitedFor.size === 0) empty();
      });
      return true;
    },
    endStalled(connection) {
      const isWaiting = (ofConnection.get(connection) ?? 0) > 0 && connection.writableLength === 0;
      if (!isWaiting) connection.destroy();
    },
    async settled() {
      ending = true;
      for (const response of open) response.shouldKeepAlive = false;
      do {
        if (waitedFor.size > 0) await new Promise<void>((resolve) => (empty = resolve));
        await look();
      } while (waitedFor.size > 0);
    },
  };
}
