import type { IncomingMessage, RequestListener } from 'node:http';

/** A year of https only, for this very host: what runs on others beside it is not ours to promise. */
export const HSTS: readonly [name: string, value: string] = ['strict-transport-security', 'max-age=31536000'];

export type IsSecure = (request: Pick<IncomingMessage, 'headers'>) => boolean;

/**
 * Tells whether a visitor's request came over https, on the word of the outermost proxy that is ours. The site itself
 * speaks plain HTTP, so without a proxy that is believed it never has; outside production nobody is to be bound.
 */
export function arrivedSecurely(settings: {
  readonly production: boolean;
  /** Number of proxies in front that are believed. */
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

/** Has every answer over https say that the site is to be asked over https only. */
export function withTransportSecurity(isSecure: IsSecure, listener: RequestListener): RequestListener {
  return (request, response) => {
    if (isSecure(request)) response.setHeader(...HSTS);
    listener(request, response);
  };
}
