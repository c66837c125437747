import type { IncomingMessage, ServerResponse } from 'node:http';

export interface OpenRequests {
  count(request: IncomingMessage, response: ServerResponse): void;
  /**
   * Resolves when no client waits for an answer. From this call on, each connection ends after its current
   * answer, so that the next request reaches another process.
   */
  settled(): Promise<void>;
}

/** Resolves after the event loop has taken in new requests. */
const look = () => new Promise((resolve) => setImmediate(resolve));

/** Requests for pictures are not waited for, because their queue may be long; closing the server ends them. */
const isPicture = ({ url = '' }: IncomingMessage) => url.startsWith('/assets/');

/**
 * Counts the requests that wait for an answer. A closing server takes no new requests, not even its own to the
 * embedded CMS, so pages in progress would fail.
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
