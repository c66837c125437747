import type { Page, Request, Route } from '@playwright/test';
import type { Fault } from './script-faults.ts';

/** Wrong responses of the services that a form asks before it is sent: suggestions, the visitor, the human check. */
export const LOOKUP_ANSWERS = {
  'no answer': undefined,
  'a page': (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Sign in to this network</h1>' }),
  null: (route) => route.fulfill({ json: null }),
  'an empty record': (route) => route.fulfill({ json: {} }),
  '503': (route) => route.fulfill({ status: 503, json: { error: { code: 'unavailable' } } }),
} as const satisfies Record<string, ((route: Route) => Promise<void>) | undefined>;

export type LookupAnswer = keyof typeof LOOKUP_ANSWERS;

/** A script that the page loads ahead of time counts as fetched, too. */
const isLookup = (request: Request) =>
  request.method() === 'GET' &&
  ['fetch', 'xhr'].includes(request.resourceType()) &&
  !new URL(request.url()).pathname.startsWith('/static/');

/** Gives a wrong response to each question of a script, until `mend` is called. */
export async function lookUpWith(page: Page, answer: LookupAnswer): Promise<Fault> {
  let isMended = false;
  await page.route('**', (route) => {
    if (isMended || !isLookup(route.request())) return route.fallback();
    return LOOKUP_ANSWERS[answer]?.(route).catch(() => undefined);
  });
  return { afterSign: async () => undefined, mend: async () => void (isMended = true) };
}
