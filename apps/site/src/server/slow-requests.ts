import { APPLICATION_PATH } from '@skein/careers/application';
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

const hasFiles = ({ url = '' }: Arriving) => url.split('?')[0] === APPLICATION_PATH;

/** Cuts off a request whose body drips in. One with files has the time that Node gives it. */
export function cutOffSlow(request: Arriving): void {
  if (request.method === 'GET' || request.method === 'HEAD' || request.complete || hasFiles(request)) return;
  const timer = setTimeout(() => request.complete || request.destroy(), REQUEST_MS);
  timer.unref();
  request.once('close', () => clearTimeout(timer));
}
