import type { Page, Request, Route } from '@playwright/test';
import type { Fault } from './script-faults.ts';

const error = (code: string, fields?: object) => ({ error: { code, message: `Not now: ${code}.`, fields } });

/** Wrong responses that a service gives when a script posts a form. */
export const SERVICE_ANSWERS = {
  '204': (route) => route.fulfill({ status: 204 }),
  '200 with HTML': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Sign in</h1>' }),
  '302': (route) => route.fulfill({ status: 302, headers: { location: '/about' } }),
  // The response names a field that no form has.
  '422': (route) => route.fulfill({ status: 422, json: error('invalid', { nobody: 'unheardOf' }) }),
  '429': (route) =>
    route.fulfill({ status: 429, headers: { 'retry-after': '60' }, json: error('too_many_requests') }),
  '500': (route) => route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Down</h1>' }),
  'no answer': undefined,
} as const satisfies Record<string, ((route: Route) => Promise<void>) | undefined>;

export type ServiceAnswer = keyof typeof SERVICE_ANSWERS;

const isPostOfScript = (request: Request) =>
  request.method() === 'POST' && ['fetch', 'xhr'].includes(request.resourceType());

/** After a call of `afterSign`, gives a wrong response to each post of a script, until `mend` is called. */
export async function answerWith(page: Page, answer: ServiceAnswer): Promise<Fault> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let isMended = false;
  await page.route('**', async (route) => {
    if (isMended || !isPostOfScript(route.request())) return route.fallback();
    await promise;
    return SERVICE_ANSWERS[answer]?.(route).catch(() => undefined);
  });
  return {
    afterSign: async () => resolve(),
    mend: async () => void (isMended = true),
  };
}
