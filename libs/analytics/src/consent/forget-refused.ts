import { CONSENT_COOKIE } from './consent-choice.ts';
import { cookieDomains, refusedCookies } from './consent-record.ts';

function expire(name: string, domain: string | undefined): void {
  document.cookie = `${name}=; path=/; max-age=0${domain === undefined ? '' : `; domain=${domain}`}`;
}

/** Removes the cookies of categories that a visitor has not allowed, on this host and all domains above it. */
export function forgetRefused(allowed: readonly string[]): void {
  const names = document.cookie.split('; ').map((pair) => pair.split('=', 1)[0] ?? '');
  for (const name of refusedCookies(names, allowed))
    for (const domain of cookieDomains(location.hostname)) expire(name, domain);
}

/** Removes choices that were kept for a domain. Only the choice for this host counts. */
export function forgetDomainChoices(): void {
  for (const domain of cookieDomains(location.hostname))
    if (domain !== undefined) expire(CONSENT_COOKIE, domain);
}
