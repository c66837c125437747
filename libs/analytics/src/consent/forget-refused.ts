import { CONSENT_CATEGORIES, CONSENT_COOKIE } from './consent-choice.ts';
import { cookieDomains, refusedCookies } from './consent-record.ts';
import { STORED_KEYS } from './stored-keys.ts';

function expire(name: string, domain: string | undefined): void {
  document.cookie = `${name}=; path=/; max-age=0${domain === undefined ? '' : `; domain=${domain}`}`;
}

/**
 * Removes what refused categories have stored: the cookies for this host and all its parent domains, and the keys of the
 * browser's storage.
 */
export function forgetRefused(allowed: readonly string[]): void {
  const names = document.cookie.split('; ').map((pair) => pair.split('=', 1)[0] ?? '');
  for (const name of refusedCookies(names, allowed))
    for (const domain of cookieDomains(location.hostname)) expire(name, domain);
  const refused = CONSENT_CATEGORIES.filter((category) => !allowed.includes(category));
  try {
    for (const key of refused.flatMap((category) => STORED_KEYS[category]))
      for (const storage of [localStorage, sessionStorage]) storage.removeItem(key);
  } catch {
    // The browser refuses its storage, so it keeps nothing there.
  }
}

/** Removes all consent cookies with a domain. The consent cookie without a domain remains. */
export function forgetDomainChoices(): void {
  for (const domain of cookieDomains(location.hostname))
    if (domain !== undefined) expire(CONSENT_COOKIE, domain);
}
