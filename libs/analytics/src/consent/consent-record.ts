import { CONSENT_CATEGORIES, type ConsentCategory } from './consent-choice.ts';

/** How long a choice is valid, in days. After this time, the site asks the visitor again. */
export const CONSENT_DAYS = 182;

/**
 * Returns a number for the set of categories that a site asks about. The site stores this number with a visitor's
 * choice, and asks again if the number has changed.
 */
export const consentRevision = (asked: readonly string[]): number =>
  CONSENT_CATEGORIES.reduce((sum, category, at) => sum + (asked.includes(category) ? 2 ** at : 0), 0);

/**
 * For each category, the names of cookies on the site's own origin. The site cannot read cookies of other
 * origins.
 */
const COOKIES: Readonly<Record<ConsentCategory, RegExp>> = {
  analytics: /^_(?:ga|gid|gat)(?:$|_)/,
  ads: /^_(?:gcl|gac|fb)/,
  chat: /^__(?:lc|oauth_redirect_detector)/,
};

/** Returns the names of cookies that belong to refused categories. */
export const refusedCookies = (names: readonly string[], allowed: readonly string[]): readonly string[] =>
  names.filter((name) =>
    CONSENT_CATEGORIES.some((category) => COOKIES[category].test(name) && !allowed.includes(category)),
  );

const IP_ADDRESS = /^\d+(?:\.\d+){3}$/;

/**
 * Returns all values of `domain` with which a page may have set a cookie: the host, its parent domains, and
 * undefined for a cookie without a domain. For an IP address, it returns only undefined.
 */
export function cookieDomains(host: string): readonly (string | undefined)[] {
  if (IP_ADDRESS.test(host)) return [undefined];
  const parts = host.split('.');
  const above = parts.slice(0, -1).map((_, at) => parts.slice(at).join('.'));
  return [undefined, ...above];
}
