import type { Localized } from '../authoring/localized.ts';
import { defineField, type Field } from '../model/field.ts';
import { Invalid } from '../model/problem.ts';
import { readUrl } from './read-url.ts';
import { trimmed } from '../model/trimmed.ts';

const SAFE_SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:', 'sms:']);
const BASE = 'https://relative.invalid';

const MAIL_ADDRESS = /^[^\s/?#@:]+@[^\s/?#@:.]+(?:\.[^\s/?#@:.]+)+(?:\?|$)/;
/**
 * Matches an editor's mistake that would lead visitors to a 404: a web address without a scheme or with a damaged
 * scheme, a first segment with an at sign, or a phone number.
 */
const NO_PATH = /^(?:[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)|https?\W?\/\/|[^/?#]*@|\+?[(\d](?:[\s().-]*\d){9,}$)/i;

/**
 * Checks a link from content, and returns it in a form that all browsers read alike. Accepts paths of the site,
 * anchors, and addresses for web, mail, phone and text messages. Returns undefined for all other links.
 */
export function safeHref(raw: string): string | undefined {
  const href = trimmed(raw);
  if (href === '' || /[\u0000-\u001f\u007f\\]/.test(href)) return undefined;
  if (href.startsWith('#')) return encodeURI(href).replaceAll('%25', '%');
  if (href.startsWith('//')) return safeHref(`https:${href}`);
  if (MAIL_ADDRESS.test(href)) return safeHref(`mailto:${href}`);
  // With a base, `https:/example.com` would become a path.
  const url = readUrl(href, /^https?:/i.test(href) ? undefined : BASE);
  if (!url) return undefined;
  if (!SAFE_SCHEMES.has(url.protocol)) return undefined;
  if (url.origin !== BASE) return url.href;
  return NO_PATH.test(href) ? undefined : `${url.pathname}${url.search}${url.hash}`;
}

/**
 * Defines a field for a link. Editors write site paths without a language prefix, and the field adds the prefix
 * of the locale.
 */
export function href(gf: string): Field<string, string | Localized<string>> {
  return defineField<string, string | Localized<string>>({
    gf,
    type: 'Symbol',
    localized: true,
    validations: [{ size: { max: 2048 } }],
    read: (raw, context) => {
      const safe = typeof raw === 'string' ? safeHref(raw) : undefined;
      if (safe === undefined) throw new Invalid('is not a web address, a path or an anchor');
      return context.localizeHref(safe);
    },
  });
}
