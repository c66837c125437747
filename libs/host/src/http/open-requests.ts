import type { IncomingMessage, ServerResponse } from 'node:http';

export interface OpenRequests {
  count(request: IncomingMessage, response: ServerResponse): void;
  /**
   * Resolves when nobody waits for an answer. From the call on, connections end with the answer that is under way, so that
   * whoever asks next finds another process.
   */
  settled(): Promise<void>;
}

/** A look at what has come in meanwhile. */
const look = () => new Promise((resolve) => setImmediate(resolve));

/** Not waited for here: the line of those who wait for pictures may be long, and is dissolved as the server closes. */
const isPicture = ({ url = '' }: IncomingMessage) => url.startsWith('/assets/');

/**
 * Requests that wait for an answer. A server that closes takes no more questions, its own to the embedded CMS included: pages
 * that are under way would fail.
 */
export function openRequests(): OpenRequests {
  const open = new Set<ServerResponse>();
  const waitedFor = new Set<ServerResponse>();
  let ending = false;
  let empty = () => {};
  return {
    count(request, response) {
      if (ending) response.shouldKeepAlive = false;
      open.add(response);
      if (!isPicture(request)) waitedFor.add(response);
      response.once('close', () => {
        open.delete(response);
        waitedFor.delete(response);
        if (waitedFor.size === 0) empty();
      });
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
