import { CONSENT_CATEGORIES, type ConsentCategory } from './consent-choice.ts';

/** How long a choice holds before a visitor is asked again, days. */
export const CONSENT_DAYS = 182;

/**
 * A number for what a site asks about. A choice holds for the questions that were asked: with a chat that comes later,
 * visitors are asked again.
 */
export const consentRevision = (asked: readonly string[]): number =>
  CONSENT_CATEGORIES.reduce((sum, category, at) => sum + (asked.includes(category) ? 2 ** at : 0), 0);

/** Cookies that the services of a category leave on our own origin; those on theirs are out of reach. */
const COOKIES: Readonly<Record<ConsentCategory, RegExp>> = {
  analytics: /^_(?:ga|gid|gat)(?:$|_)/,
  ads: /^_(?:gcl|gac|fb)/,
  chat: /^__(?:lc|oauth_redirect_detector)/,
};

/** Of some cookies, those of categories that a visitor has not allowed. */
export const refusedCookies = (names: readonly string[], allowed: readonly string[]): readonly string[] =>
  names.filter((name) =>
    CONSENT_CATEGORIES.some((category) => COOKIES[category].test(name) && !allowed.includes(category)),
  );

const IP_ADDRESS = /^\d+(?:\.\d+){3}$/;

/**
 * The host and the domains above it under which a page may have set a cookie; undefined: none named. An IP address has
 * none above it, and browsers read one that is named as a domain as none named.
 */
export function cookieDomains(host: string): readonly (string | undefined)[] {
  if (IP_ADDRESS.test(host)) return [undefined];
  const parts = host.split('.');
  const above = parts.slice(0, -1).map((_, at) => parts.slice(at).join('.'));
  return [undefined, ...above];
}
