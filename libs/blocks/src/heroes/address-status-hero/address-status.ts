import { readUrl } from '@skein/cms-client';
import type { Routes } from '@skein/ui';

/** Pairs of a key in `Routes['results']` and the status that the page with this key stands for. */
const ADDRESS_STATUSES = [
  ['notYet', 'not-yet'],
  ['almostThere', 'almost-there'],
  ['tryAgain', 'try-again'],
] as const;
export type AddressStatus = (typeof ADDRESS_STATUSES)[number][1];

/**
 * Returns the status that the referring page stands for, or else the status of the current page.
 * @param results the host's pages for the results of an address check
 * @param referrer the browser's referrer: an address, or empty
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
