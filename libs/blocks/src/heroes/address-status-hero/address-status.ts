import { readUrl } from '@skein/cms-client';
import type { Routes } from '@skein/ui';

/** Reasons why an address has no service today, each with the name of its page. */
const ADDRESS_STATUSES = [
  ['notYet', 'not-yet'],
  ['almostThere', 'almost-there'],
  ['tryAgain', 'try-again'],
] as const;
export type AddressStatus = (typeof ADDRESS_STATUSES)[number][1];

/**
 * Returns the status of a visitor: that of the page they came from, or else that of the page they are on.
 * @param results the host's pages for the results of an address check
 * @param referrer from the browser: an address, or empty
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
