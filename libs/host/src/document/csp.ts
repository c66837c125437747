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
  /** Whether a script on the page turns plain strings into HTML, which Trusted Types would refuse. */
  readonly plainStrings?: boolean | undefined;
  /** Whether the page is a draft for an editor, which the CMS's web app may show in a frame. */
  readonly preview?: boolean | undefined;
  /** Hosts of visitors' profile pictures, as `photos.example.com` or `*.example.com`. */
  readonly photoHosts?: readonly string[] | undefined;
}

/** Origins of the CMS's web app. It shows drafts in a frame. */
export const VENDOR_APPS = ['https://app.contentful.com', 'https://app.eu.contentful.com'];

/** Origins of video players. A player loads in a frame, after the visitor has clicked. */
const FRAMES = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

/** Trusted Types policies: for the served page, sanitized content, the sanitizer, and the consent banner. */
const TRUSTED_TYPES = [
  `require-trusted-types-for 'script'`,
  `trusted-types skein-served skein-content dompurify default 'allow-duplicates'`,
];

/** Hash of an empty style: the runtime of styled-components begins with an empty style element. */
const EMPTY_STYLE = sha256('');

/** Returns the policy of one page. It has hashes, not nonces, so that caches can keep and share the page. */
export function contentSecurityPolicy(parts: CspParts): string {
  const { scriptHash, styleHashes, assetHosts, services, formOrigins, production, photoHosts = [] } = parts;
  const { preview = false } = parts;
  // Scripts of outside services do not support Trusted Types.
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
    `frame-ancestors 'self' ${preview ? VENDOR_APPS.join(' ') : ''}`,
    ...(isTyped ? TRUSTED_TYPES : []),
    ...(production ? ['upgrade-insecure-requests'] : []),
  ];
  return directives.map((directive) => directive.trim()).join('; ');
}
