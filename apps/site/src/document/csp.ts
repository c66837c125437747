import { sha256 } from './document.ts';

export interface CspParts {
  /** Inline styles of the page, exactly as they stand between the tags. */
  readonly styles: readonly string[];
  /** Hosts other than our own that pictures and films come from. */
  readonly assetHosts: readonly string[];
  readonly production: boolean;
}

/** Frames that content may show, each after a click. */
const FRAMES = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

/**
 * The policy of one page. It holds hashes, not nonces, so that the page can be kept and shared.
 * The hash of the empty style lets the client runtime of the styles open its own sheet.
 */
export function contentSecurityPolicy({ styles, assetHosts, production }: CspParts): string {
  const hosts = assetHosts.join(' ');
  const directives = [
    `default-src 'self'`,
    `script-src 'self'`,
    `style-src 'self' ${[...styles, ''].map(sha256).join(' ')}`,
    `img-src 'self' data: ${hosts}`,
    `media-src 'self' ${hosts}`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `frame-src 'self' ${FRAMES.join(' ')}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'self'`,
    ...(production ? ['upgrade-insecure-requests'] : []),
  ];
  return directives.map((directive) => directive.trim()).join('; ');
}
