import { sha256 } from './document.ts';
import type { ServiceSources } from './page-settings.ts';

export interface CspParts {
  /** Hash of the one inline script. */
  readonly scriptHash: string;
  /** Hash of each inline style of the page, exactly as it stands between the tags. */
  readonly styleHashes: readonly string[];
  /** Hosts other than our own that pictures and films come from. */
  readonly assetHosts: readonly string[];
  /** Outside services that the host's settings choose. */
  readonly services: ServiceSources;
  /** Origins other than our own that forms are sent to. */
  readonly formOrigins: readonly string[];
  readonly production: boolean;
  /** Something on the page makes HTML or addresses of scripts out of plain strings. */
  readonly plainStrings?: boolean | undefined;
  /** Hosts of the pictures that people have of themselves, as `photos.example.com` or `*.example.com`. */
  readonly photoHosts?: readonly string[] | undefined;
}

/** Frames that content may show, each after a click. */
const FRAMES = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

/**
 * Where HTML in our scripts may come from: the page as it was served, content that was sanitized, the sanitizer, and what asks
 * for consent.
 */
const TRUSTED_TYPES = [
  `require-trusted-types-for 'script'`,
  `trusted-types skein-served skein-content dompurify default 'allow-duplicates'`,
];

/** Lets the client runtime of the styles open its own sheet. */
const EMPTY_STYLE = sha256('');

/** The policy of one page. It holds hashes, not nonces, so that the page can be kept and shared. */
export function contentSecurityPolicy(parts: CspParts): string {
  const { scriptHash, styleHashes, assetHosts, services, formOrigins, production, photoHosts = [] } = parts;
  // Scripts of others are not written for it.
  const isTyped = services.script.length === 0 && !parts.plainStrings;
  const { image, style, font, media } = services;
  const directives = [
    `default-src 'self'`,
    `script-src 'self' ${[scriptHash, ...services.script].join(' ')}`,
    `style-src 'self' ${(style.length > 0 ? style : [...styleHashes, EMPTY_STYLE]).join(' ')}`,
    `img-src 'self' data: ${[...assetHosts, ...photoHosts.map((host) => `https://${host}`), ...image].join(' ')}`,
    `media-src 'self' ${[...assetHosts, ...media].join(' ')}`,
    `font-src 'self' ${font.join(' ')}`,
    `connect-src 'self' ${[...services.connect, ...formOrigins].join(' ')}`,
    `frame-src 'self' ${[...FRAMES, ...services.frame].join(' ')}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self' ${formOrigins.join(' ')}`,
    `frame-ancestors 'self'`,
    ...(isTyped ? TRUSTED_TYPES : []),
    ...(production ? ['upgrade-insecure-requests'] : []),
  ];
  return directives.map((directive) => directive.trim()).join('; ');
}
