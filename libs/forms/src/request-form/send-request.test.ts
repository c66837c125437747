import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WireTools } from '../services/form-services.ts';
import { formRoutes } from '../testing/form-routes.ts';
import { goodRequests } from '../testing/request-cases.ts';
import type { RequestFormId } from './request-fields.ts';
import { sendRequest, type RequestOrder } from './send-request.ts';

const orderOf = (form: RequestFormId): RequestOrder => ({
  form,
  entryId: 'form-1',
  url: formRoutes.en.requests[form],
  values: goodRequests[form],
  idempotencyKey: 'key-1',
  honeypot: '',
  page: { pathname: formRoutes.en.requests[form].replace('/process', ''), search: '?utm_source=news' },
});

const fetch = vi.fn<typeof globalThis.fetch>();
const answer = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const bodies = () => fetch.mock.calls.map(([, init]) => init?.body as URLSearchParams | FormData);

function tools(changes: Partial<WireTools> = {}): WireTools {
  return {
    check: { prepare() {}, token: async (action) => `proof of ${action}` },
    xsrfToken: async ({ fresh = false } = {}) => (fresh ? 'fresh' : 'of the portal'),
    hasAccount: async () => false,
    ...changes,
  };
}

const token = document.createElement('meta');
beforeEach(() => {
  vi.stubGlobal('fetch', fetch.mockReset());
  fetch.mockImplementation(async () => answer(200, { location: '/business/contact' }));
  document.head.append(Object.assign(token, { name: 'csrf-token', content: 'of the page' }));
});
afterEach(() => token.remove());

describe('a business contact', () => {
  it('is posted form-encoded, with the message, the form token of the page and the proof of the human check', async () => {
    const result = await sendRequest(orderOf('businessContact'), tools());
    expect(result.kind).toBe('accepted');
    const [body] = bodies();
    expect(body).toBeInstanceOf(URLSearchParams);
    expect(Object.fromEntries(body as URLSearchParams)).toEqual({
      'business_contact[authenticity_token]': 'of the page',
      'business_contact[company_name]': 'Juniper Print',
      'business_contact[first_name]': 'Sam',
      'business_contact[last_name]': 'Lee',
      'business_contact[email]': 'sam@example.com',
      'business_contact[phone]': '(555) 555-0123',
      'business_contact[address]': '12 Juniper Street',
      'business_contact[city]': 'Austin',
      'business_contact[zip]': '97205',
      'business_contact[message]': 'Two tills\nand a press.',
      'g-recaptcha-response': 'proof of business_contact',
      pageSource: '/business/contact',
      utmcsr: 'news',
      utmccn: '',
      utmcmd: '',
      utmcct: '',
      formEntryId: 'form-1',
      idempotencyKey: 'key-1',
      referenceNote: '',
    });
  });

  it('takes the form token of portal data where the page has none', async () => {
    token.remove();
    await sendRequest(orderOf('businessContact'), tools());
    expect(bodies()[0]?.get('business_contact[authenticity_token]')).toBe('of the portal');
  });

  it.each(['token_expired', 'token_invalid'])(
    'is sent once more with a new form token after %s',
    async (code) => {
      fetch.mockImplementationOnce(async () => answer(403, { error: { code, message: 'No.' } }));
      const result = await sendRequest(orderOf('businessContact'), tools());
      expect(result.kind).toBe('accepted');
      expect(bodies().map((body) => body.get('business_contact[authenticity_token]'))).toEqual([
        'of the page',
        'fresh',
      ]);
      expect(new Set(bodies().map((body) => body.get('idempotencyKey'))).size).toBe(1);
    },
  );
});

it.each(['webpassContact', 'webpassResidential'] as const)(
  '%s is posted in parts, without a form token',
  async (form) => {
    await sendRequest(orderOf(form), tools());
    const [body] = bodies();
    expect(body).toBeInstanceOf(FormData);
    expect([...(body as FormData).keys()].filter((name) => name.includes('token'))).toEqual([]);
    expect(body?.get('contact_last')).toBe('Lee');
    expect(fetch.mock.calls[0]?.[0]).toBe(formRoutes.en.requests[form]);
  },
);

it('is not sent without proof of the human check', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const check = { prepare() {}, token: () => Promise.reject(new Error('blocked')) };
  expect(await sendRequest(orderOf('buildingRequest'), tools({ check }))).toEqual({
    kind: 'refused',
    issues: [{ field: 'human', message: 'humanError' }],
  });
  expect(fetch).not.toHaveBeenCalled();
});

it.each([
  ['a failure of the service', async () => answer(500, {})],
  ['no answer', async () => Promise.reject(new TypeError('offline'))],
])('fails with %s, and does not reject', async (_, reply) => {
  fetch.mockImplementation(reply);
  expect((await sendRequest(orderOf('buildingRequest'), tools())).kind).toBe('failed');
});
