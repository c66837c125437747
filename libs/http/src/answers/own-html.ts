import { createHash } from 'node:crypto';

/* For the few pages that the services write themselves. */

/**
 * Returns the Content-Security-Policy of a page that allows this style and nothing else.
 * @param more further directives
 */
export const pagePolicy = (css: string, ...more: readonly string[]): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(css).digest('base64')}'`,
    ...more,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** Escapes a text for HTML and for quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/gu, (character) => ESCAPES[character] ?? '');
