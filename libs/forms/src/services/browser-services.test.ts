import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sendAddress, type PostOrder } from '../address-form/send-address.ts';
import { readStoredAddress } from '../address-form/stored-address.ts';
import { standInFetch, type StandInAnswer } from '../testing/stand-in-fetch.ts';
import { browserServices } from './browser-services.ts';

const order: PostOrder = {
  url: '/address-forms',
  variant: 'recaptcha',
  values: { street: '12 Juniper Street', unit: '4', zip: '97205' },
  humanCheck: true,
  results: { available: '/address/available' },
  entryId: 'form-1',
  idempotencyKey: 'k1',
  honeypot: '',
  eventLabel: '',
  page: { pathname: '/', search: '' },
};
const wire = async () => sendAddress;
const portalData = {
  xsrf_token: 'xsrf',
  live_chat_licence: '',
  experiments: {},
  user_details: {
    name: '',
    given_name: '',
    profile_photo_url: '',
    is_logged_in: false,
    has_account: false,
    gaia_email: '',
    locale: 'en',
  },
};

const ACCEPTED: StandInAnswer = { body: { location: '/address/available' } };
let tokens = () => 'xsrf';
/**
 * Number of the last form token. Each token is different, because all tests share one page and its portal
 * data.
 */
let given = 0;

/** Replaces the network. @param post returns the answer to each post, by its number: 1, 2, … */
function stage(post: (posts: number) => StandInAnswer = () => ACCEPTED) {
  let posts = 0;
  const world = standInFetch((url) => {
    if (url.startsWith('/global_nav'))
      return { body: `)]}'\n${JSON.stringify({ ...portalData, xsrf_token: tokens() })}` };
    // The service that gives out challenges is unavailable.
    if (url.startsWith('/api/human-check')) return { status: 503, body: {} };
    return post((posts += 1));
  });
  vi.stubGlobal('fetch', world.fetch);
  const sent = () => world.inits.flatMap(({ body }) => (body instanceof URLSearchParams ? [body] : []));
  return { ...world, sent };
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('the services of a page', () => {
  it('send the kept campaign together with the plan that the page names', async () => {
    document.cookie = 'skein_campaign=utm_source=news; path=/';
    const { sent } = stage();
    await browserServices().send(wire, { ...order, page: { pathname: '/', search: '?plan=skein-1-gig' } });
    expect([sent()[0]?.get('pageSource'), sent()[0]?.get('utmcsr')]).toEqual(['/?plan=skein-1-gig', 'news']);
  });

  it('send without a human check that is not there, and remember the address', async () => {
    const { sent } = stage();
    const result = await browserServices().send(wire, order);
    expect(result).toEqual({ kind: 'accepted', location: '/address/available' });
    expect(sent()[0]?.get('recaptchaToken')).toBe('test');
    expect(readStoredAddress(order.results, '/address/available')).toEqual({
      streetAddress: '12 Juniper Street',
      unitNumber: '4',
      zipCode: '97205',
    });
  });

  it('ask for no human check where the form wants none', async () => {
    const { requests, sent } = stage();
    await browserServices().send(wire, { ...order, humanCheck: false });
    expect(requests).toEqual(['POST /address-forms']);
    expect(sent()[0]?.has('recaptchaToken')).toBe(false);
  });

  it('send the form token of portal data with the legacy variant', async () => {
    const { sent } = stage();
    await browserServices().send(wire, { ...order, variant: 'legacy', url: '/address-check' });
    expect(sent()[0]?.get('token')).toBe('xsrf');
  });

  it.each(['token_expired', 'token_invalid'])(
    'fetch a new form token when the legacy variant is refused with %s, and send the same once more',
    async (code) => {
      const { requests, sent } = stage((posts) =>
        posts === 1 ? { status: 403, body: { error: { code, message: 'Too old.' } } } : ACCEPTED,
      );
      tokens = () => `xsrf-${(given += 1)}`;
      const services = browserServices();
      const legacy = { ...order, variant: 'legacy', url: '/address-check' } as const;
      expect(await services.send(wire, legacy)).toMatchObject({ kind: 'accepted' });
      const [first, second, ...more] = sent();
      expect(more).toEqual([]);
      expect(second?.get('token')).not.toBe(first?.get('token'));
      expect(second?.get('idempotencyKey')).toBe(first?.get('idempotencyKey'));
      expect(requests.filter((request) => request.includes('/address-check'))).toHaveLength(2);
    },
  );

  it('give a legacy post no form token where cookies are off: it would be refused each time', async () => {
    vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    const { sent } = stage();
    await browserServices().send(wire, { ...order, variant: 'legacy', url: '/address-check' });
    expect(sent()[0]?.get('token')).toBe('');
  });

  it('remember no address that was not taken', async () => {
    stage(() => ({ status: 502, body: {} }));
    expect(await browserServices().send(wire, order)).toMatchObject({ kind: 'failed' });
    expect(localStorage).toHaveLength(0);
  });

  it('forget the address when another check, of a ZIP code alone, is taken', async () => {
    stage();
    await browserServices().send(wire, order);
    await browserServices().send(wire, { ...order, values: { zip: '59801' } });
    expect(localStorage).toHaveLength(0);
  });

  it('remember no address where none was asked for', async () => {
    stage();
    await browserServices().send(wire, { ...order, values: { email: 'sam@example.com' } });
    expect(localStorage).toHaveLength(0);
  });
});
