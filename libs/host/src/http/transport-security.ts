import type { IncomingMessage, RequestListener } from 'node:http';

/** Makes browsers use https for a year, on this domain only: the site cannot decide for its subdomains. */
export const HSTS: readonly [name: string, value: string] = ['strict-transport-security', 'max-age=31536000'];

export type IsSecure = (request: Pick<IncomingMessage, 'headers'>) => boolean;

/**
 * Returns a function that says whether a visitor's request came over https. The site itself speaks plain HTTP,
 * so the function reads a header of the outermost trusted proxy. Without a trusted proxy, the function always
 * returns false. Outside production, it returns false, too, so that browsers may use HTTP.
 */
export function arrivedSecurely(settings: {
  readonly production: boolean;
  /** Number of trusted proxies in front of the site. */
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

/** Adds the HSTS header, which makes browsers use https only, to every answer over https. */
export function withTransportSecurity(isSecure: IsSecure, listener: RequestListener): RequestListener {
  return (request, response) => {
    if (isSecure(request)) response.setHeader(...HSTS);
    listener(request, response);
  };
}
