import type { Page, Request, Route } from '@playwright/test';
import type { Fault } from './script-faults.ts';

/**
 * Wrong responses to the requests that a form makes before it is sent: for suggestions, for data about the visitor, and
 * for the human check.
 */
export const LOOKUP_ANSWERS = {
  'no answer': undefined,
  'a page': (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Sign in to this network</h1>' }),
  null: (route) => route.fulfill({ json: null }),
  'an empty record': (route) => route.fulfill({ json: {} }),
  '503': (route) => route.fulfill({ status: 503, json: { error: { code: 'unavailable' } } }),
} as const satisfies Record<string, ((route: Route) => Promise<void>) | undefined>;

export type LookupAnswer = keyof typeof LOOKUP_ANSWERS;

/**
 * Whether a request asks a service for data. Script files do not count, although the page loads some of them ahead of
 * time with a fetch.
 */
const isLookup = (request: Request) =>
  request.method() === 'GET' &&
  ['fetch', 'xhr'].includes(request.resourceType()) &&
  !new URL(request.url()).pathname.startsWith('/static/');

/** Gives a wrong response to each request for data, until `mend` is called. */
export async function lookUpWith(page: Page, answer: LookupAnswer): Promise<Fault> {
  let isMended = false;
  await page.route('**', (route) => {
    if (isMended || !isLookup(route.request())) return route.fallback();
    return LOOKUP_ANSWERS[answer]?.(route).catch(() => undefined);
  });
  return { afterSign: async () => undefined, mend: async () => void (isMended = true) };
}
