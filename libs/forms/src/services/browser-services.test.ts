import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendAddress, type PostOrder } from '../address-form/send-address.ts';
import { readStoredAddress } from '../address-form/stored-address.ts';
import { standInFetch, type StandInAnswer } from '../testing/stand-in-fetch.ts';
import { browserServices } from './browser-services.ts';

const order: PostOrder = {
  url: '/address-forms',
  variant: 'recaptcha',
  values: { street: '12 Juniper Street', unit: '4', zip: '97205' },
  humanCheck: true,
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

function stage(post: StandInAnswer = { body: { location: '/address/available' } }) {
  const world = standInFetch((url) => {
    if (url.startsWith('/global_nav')) return { body: `)]}'\n${JSON.stringify(portalData)}` };
    // Nobody gives out challenges.
    if (url.startsWith('/api/human-check')) return { status: 503, body: {} };
    return post;
  });
  vi.stubGlobal('fetch', world.fetch);
  const sent = () => world.inits.flatMap(({ body }) => (body instanceof URLSearchParams ? [body] : []));
  return { ...world, sent };
}

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the services of a page', () => {
  it('send without a human check that is not there, and remember the address', async () => {
    const { sent } = stage();
    const result = await (await browserServices()).send(wire, order);
    expect(result).toEqual({ kind: 'accepted', location: '/address/available' });
    expect(sent()[0]?.get('recaptchaToken')).toBe('test');
    expect(readStoredAddress()).toEqual({
      streetAddress: '12 Juniper Street',
      unitNumber: '4',
      zipCode: '97205',
    });
  });

  it('ask for no human check where the form wants none', async () => {
    const { requests, sent } = stage();
    await (await browserServices()).send(wire, { ...order, humanCheck: false });
    expect(requests).toEqual(['POST /address-forms']);
    expect(sent()[0]?.has('recaptchaToken')).toBe(false);
  });

  it('send the form token of portal data with the legacy variant', async () => {
    const { sent } = stage();
    await (await browserServices()).send(wire, { ...order, variant: 'legacy', url: '/address-check' });
    expect(sent()[0]?.get('token')).toBe('xsrf');
  });

  it('remember no address that was not taken', async () => {
    stage({ status: 502, body: {} });
    expect(await (await browserServices()).send(wire, order)).toMatchObject({ kind: 'failed' });
    expect(readStoredAddress()).toBeUndefined();
  });

  it('remember no address where none was asked for', async () => {
    stage();
    await (await browserServices()).send(wire, { ...order, values: { email: 'sam@example.com' } });
    expect(readStoredAddress()).toBeUndefined();
  });
});
