import type { IncomingMessage } from 'node:http';

/** Longest a request may take to arrive, ms. */
export const REQUEST_MS = 30_000;
/** Longest for one with files: 10 MB at 150 kbit a second, ms. Node cuts off what takes longer, so this is its limit. */
export const UPLOAD_MS = 10 * 60 * 1000;

/** A request as far as this is about it. */
type Arriving = Pick<IncomingMessage, 'method' | 'url' | 'complete'> & {
  destroy(): void;
  once(event: 'close', listener: () => void): void;
};

const pathOf = ({ url = '' }: Arriving) => url.split('?', 1)[0] ?? '';

/**
 * Cuts off a request whose body drips in.
 * @param uploadPaths paths of posts with files, which have the time that Node gives them
 */
export function cutOffSlow(request: Arriving, uploadPaths: readonly string[] = []): void {
  if (request.method === 'GET' || request.method === 'HEAD' || request.complete) return;
  if (uploadPaths.includes(pathOf(request))) return;
  const timer = setTimeout(() => request.complete || request.destroy(), REQUEST_MS);
  timer.unref();
  request.once('close', () => clearTimeout(timer));
}
