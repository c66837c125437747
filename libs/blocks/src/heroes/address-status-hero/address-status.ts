import { splitLocale } from '@skein/cms-client';

/** What can keep an address from having service today, as it stands in a path. */
const ADDRESS_STATUSES = ['not-yet', 'almost-there', 'try-again'] as const;
export type AddressStatus = (typeof ADDRESS_STATUSES)[number];

/** The status that a path says with its second segment; a language prefix is not counted. */
function statusIn(path: string): AddressStatus | undefined {
  const [, second] = splitLocale(path).path.split('/').filter(Boolean);
  return ADDRESS_STATUSES.find((status) => status === second);
}

/**
 * The status that a visitor comes with: that of the page they came from, or else that of the page they are on.
 * @param referrer as the browser says it: an address, or nothing
 */
export function addressStatus(referrer: string, path: string): AddressStatus | undefined {
  const came = URL.canParse(referrer) ? statusIn(new URL(referrer).pathname) : undefined;
  return came ?? statusIn(path);
}
