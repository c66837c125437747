import type { IncomingMessage } from 'node:http';
import { sameText } from './delivery/access.ts';

export type RootTokens = { readonly previewToken: string; readonly managementToken: string };

/**
 * Returns a function that adds `/cdn`, `/preview` or `/cma` to a URL without such a prefix. The token decides
 * which prefix. The vendor has a host for each API, and many clients accept a host but no path. Here, one host
 * serves all APIs.
 * @returns the address below the API's own path, for Fastify's `rewriteUrl`
 */
export function rootAddresses({ previewToken, managementToken }: RootTokens) {
  return ({ url = '/', method, headers }: Pick<IncomingMessage, 'url' | 'method' | 'headers'>): string => {
    if (!/^\/spaces(?:[/?]|$)/u.test(url)) return url;
    if (method !== 'GET' && method !== 'HEAD') return `/cma${url}`;
    const given = /^bearer\s+(\S+)/iu.exec(headers.authorization ?? '')?.[1] ?? tokenIn(url);
    if (given !== undefined && sameText(given, managementToken)) return `/cma${url}`;
    return given !== undefined && sameText(given, previewToken) ? `/preview${url}` : `/cdn${url}`;
  };
}

function tokenIn(url: string): string | undefined {
  return new URLSearchParams(url.split('?')[1]).get('access_token') ?? undefined;
}
