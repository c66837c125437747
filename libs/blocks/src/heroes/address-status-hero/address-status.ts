import { readUrl } from '@skein/cms-client';
import type { Routes } from '@skein/ui';

/** What can keep an address from having service today, by the page that says so. */
const ADDRESS_STATUSES = [
  ['notYet', 'not-yet'],
  ['almostThere', 'almost-there'],
  ['tryAgain', 'try-again'],
] as const;
export type AddressStatus = (typeof ADDRESS_STATUSES)[number][1];

/**
 * The status that a visitor comes with: that of the page they came from, or else that of the page they are on.
 * @param results the pages of the host that say what checking an address came to
 * @param referrer as the browser says it: an address, or nothing
 */
export function addressStatus(
  results: Routes['results'],
  referrer: string,
  path: string,
): AddressStatus | undefined {
  const statusIn = (page: string) =>
    ADDRESS_STATUSES.find(([outcome]) => results?.[outcome] === page.replace(/\/$/, ''))?.[1];
  const came = readUrl(referrer);
  return (came && statusIn(came.pathname)) ?? statusIn(path);
}
