import type { IncomingMessage } from 'node:http';

const hasNoBody = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers['content-length'] === undefined && headers['transfer-encoding'] === undefined;

/**
 * Removes the content type from a request without a body. Node gives such a request no stream
 * (`optimizeEmptyRequests`), so the parser of the content type would wait forever.
 */
export function dropTypeOfNoBody(request: Pick<IncomingMessage, 'headers' | 'method'>): void {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  if (hasNoBody(request)) delete request.headers['content-type'];
}
