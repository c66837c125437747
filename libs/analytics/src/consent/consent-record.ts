import { CONSENT_CATEGORIES, type ConsentCategory } from './consent-choice.ts';

/** How long a choice is valid before the visitor is asked again, in days. */
export const CONSENT_DAYS = 182;

/**
 * Returns a number for the set of categories that a site asks about. A choice is valid for these only, so if a
 * chat is added later, visitors are asked again.
 */
export const consentRevision = (asked: readonly string[]): number =>
  CONSENT_CATEGORIES.reduce((sum, category, at) => sum + (asked.includes(category) ? 2 ** at : 0), 0);

/**
 * Cookies that a category's services set on the site's own origin. Cookies on other origins are out of reach.
 */
const COOKIES: Readonly<Record<ConsentCategory, RegExp>> = {
  analytics: /^_(?:ga|gid|gat)(?:$|_)/,
  ads: /^_(?:gcl|gac|fb)/,
  chat: /^__(?:lc|oauth_redirect_detector)/,
};

/** Returns the cookies that belong to categories that a visitor has not allowed. */
export const refusedCookies = (names: readonly string[], allowed: readonly string[]): readonly string[] =>
  names.filter((name) =>
    CONSENT_CATEGORIES.some((category) => COOKIES[category].test(name) && !allowed.includes(category)),
  );

const IP_ADDRESS = /^\d+(?:\.\d+){3}$/;

/**
 * Returns the domains under which a page may have set a cookie: undefined for no domain, the host, and those
 * above it. An IP address has no domains, and browsers treat it as no domain.
 */
export function cookieDomains(host: string): readonly (string | undefined)[] {
  if (IP_ADDRESS.test(host)) return [undefined];
  const parts = host.split('.');
  const above = parts.slice(0, -1).map((_, at) => parts.slice(at).join('.'));
  return [undefined, ...above];
}
