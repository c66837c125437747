import type { IncomingMessage } from 'node:http';

const hasNoBody = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers['content-length'] === undefined && headers['transfer-encoding'] === undefined;

/**
 * Takes from a request without a body what it says of the body's type. Node gives such a request no stream
 * (`optimizeEmptyRequests`), and a parser that the type calls for would wait for its end for ever.
 */
export function dropTypeOfNoBody(request: Pick<IncomingMessage, 'headers' | 'method'>): void {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  if (hasNoBody(request)) delete request.headers['content-type'];
}
