import type { IncomingMessage } from 'node:http';

/** How long a request may take to arrive, ms. */
export const REQUEST_MS = 30_000;
/** How long a request with files may take to arrive, ms: 10 MB at 150 kbit/s. Node enforces this limit. */
export const UPLOAD_MS = 10 * 60 * 1000;

type Arriving = Pick<IncomingMessage, 'method' | 'url' | 'complete'> & {
  destroy(): void;
  once(event: 'close', listener: () => void): void;
};

const pathOf = ({ url = '' }: Arriving) => url.split('?', 1)[0] ?? '';

/**
 * Ends a request whose body arrives too slowly.
 * @param uploadPaths paths of posts with files, for which Node's limit applies
 */
export function cutOffSlow(request: Arriving, uploadPaths: readonly string[] = []): void {
  if (request.method === 'GET' || request.method === 'HEAD' || request.complete) return;
  if (uploadPaths.includes(pathOf(request))) return;
  const timer = setTimeout(() => request.complete || request.destroy(), REQUEST_MS);
  timer.unref();
  request.once('close', () => clearTimeout(timer));
}
