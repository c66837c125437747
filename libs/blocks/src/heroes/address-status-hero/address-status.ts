import { readUrl } from '@skein/cms-client';
import type { Routes } from '@skein/ui';

/**
 * The pages for results of an address check: the key of the page in `Routes['results']`, and the status that the page
 * shows.
 */
const ADDRESS_STATUSES = [
  ['notYet', 'not-yet'],
  ['almostThere', 'almost-there'],
  ['tryAgain', 'try-again'],
] as const;
export type AddressStatus = (typeof ADDRESS_STATUSES)[number][1];

/**
 * Returns the status of the page from which the visitor comes. If that page is not for a result, returns the status of
 * the current page.
 * @param results the host's pages for the results of an address check
 * @param referrer the browser's referrer: a URL, or empty
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
