import { splitLocale } from '@skein/cms-client';

/** The page of each thing that checking an address can come to. */
export const RESULT_PAGES = {
  available: '/address/available',
  notYet: '/address/not-yet',
  almostThere: '/address/almost-there',
  tryAgain: '/address/try-again',
  accountNotFound: '/account-not-found',
} as const;
export type ResultOutcome = keyof typeof RESULT_PAGES;

/** Where a sign-up is confirmed: an email without a street, or one for the address that a result page is about. */
export const SIGN_UP_PAGE = '/stayintouch/verify';

const outcomes = Object.keys(RESULT_PAGES) as readonly ResultOutcome[];

/** The outcome that a page is about; undefined for every other page. @param path with or without a language */
export function outcomeOfPage(path: string): ResultOutcome | undefined {
  const bare = splitLocale(path).path;
  return outcomes.find((outcome) => RESULT_PAGES[outcome] === bare);
}
