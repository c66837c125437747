import type { IncomingMessage, RequestListener } from 'node:http';

/** Requires https for a year, for this host only: the site cannot promise it for hosts below it. */
export const HSTS: readonly [name: string, value: string] = ['strict-transport-security', 'max-age=31536000'];

export type IsSecure = (request: Pick<IncomingMessage, 'headers'>) => boolean;

/**
 * Returns a function that says whether a visitor's request came over https, as the outermost trusted proxy
 * reports. The site itself speaks plain HTTP, so the answer is no without a trusted proxy, and outside
 * production, where no browser should be bound to https.
 */
export function arrivedSecurely(settings: {
  readonly production: boolean;
  /** Number of trusted proxies in front. */
  readonly trustProxy: number;
}): IsSecure {
  const { production, trustProxy } = settings;
  if (!production || trustProxy === 0) return () => false;
  return ({ headers }) => {
    const said = headers['x-forwarded-proto'];
    if (said === 'https') return true;
    if (typeof said !== 'string') return false;
    const schemes = said.split(',');
    return (schemes.at(-trustProxy) ?? schemes[0])?.trim().toLowerCase() === 'https';
  };
}

/** Adds the header to every answer over https that makes browsers use https only. */
export function withTransportSecurity(isSecure: IsSecure, listener: RequestListener): RequestListener {
  return (request, response) => {
    if (isSecure(request)) response.setHeader(...HSTS);
    listener(request, response);
  };
}
