import { cookieDomains, refusedCookies } from './consent-record.ts';

/** Removes cookies of what a visitor has not allowed, wherever above this host they were set. */
export function forgetRefused(allowed: readonly string[]): void {
  const names = document.cookie.split('; ').map((pair) => pair.split('=', 1)[0] ?? '');
  for (const name of refusedCookies(names, allowed))
    for (const domain of cookieDomains(location.hostname))
      document.cookie = `${name}=; path=/; max-age=0${domain === undefined ? '' : `; domain=${domain}`}`;
}
