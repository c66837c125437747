import { CONSENT_COOKIE } from './consent-choice.ts';
import { cookieDomains, refusedCookies } from './consent-record.ts';

function expire(name: string, domain: string | undefined): void {
  document.cookie = `${name}=; path=/; max-age=0${domain === undefined ? '' : `; domain=${domain}`}`;
}

/** Removes the cookies of refused categories, for this host and all its parent domains. */
export function forgetRefused(allowed: readonly string[]): void {
  const names = document.cookie.split('; ').map((pair) => pair.split('=', 1)[0] ?? '');
  for (const name of refusedCookies(names, allowed))
    for (const domain of cookieDomains(location.hostname)) expire(name, domain);
}

/** Removes all consent cookies with a domain. The consent cookie without a domain remains. */
export function forgetDomainChoices(): void {
  for (const domain of cookieDomains(location.hostname))
    if (domain !== undefined) expire(CONSENT_COOKIE, domain);
}
