import { sha256 } from './document.ts';
import type { ServiceSources } from './page-settings.ts';

export interface CspParts {
  /** Hash of the only inline script. */
  readonly scriptHash: string;
  /** Hashes of the page's inline styles, exactly as they stand between the tags. */
  readonly styleHashes: readonly string[];
  /** Hosts, other than our own, from which pictures and films come. */
  readonly assetHosts: readonly string[];
  /** Origins of outside services that the host's settings choose. */
  readonly services: ServiceSources;
  /** Origins, other than our own, to which forms are sent. */
  readonly formOrigins: readonly string[];
  readonly production: boolean;
  /** Whether something on the page makes HTML or script addresses from plain strings. */
  readonly plainStrings?: boolean | undefined;
  /** Hosts of people's own profile pictures, as `photos.example.com` or `*.example.com`. */
  readonly photoHosts?: readonly string[] | undefined;
}

/** Origins of frames that content may show, each after a click. */
const FRAMES = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

/**
 * Sources of HTML in our scripts: the served page, sanitized content, the sanitizer, and the consent banner.
 */
const TRUSTED_TYPES = [
  `require-trusted-types-for 'script'`,
  `trusted-types skein-served skein-content dompurify default 'allow-duplicates'`,
];

/** Hash of an empty style, with which the styles' client runtime opens its own sheet. */
const EMPTY_STYLE = sha256('');

/**
 * Returns the policy of one page. It contains hashes, not nonces, so that the page can be cached and shared.
 */
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
