import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sendAddress, type PostOrder } from '../address-form/send-address.ts';
import { sendLookup } from '../forgot-email/send-lookup.ts';
import { sendRequest, type RequestOrder } from '../request-form/send-request.ts';
import { goodRequests } from '../testing/request-cases.ts';
import { standInFetch } from '../testing/stand-in-fetch.ts';
import { formServicesLoader } from './form-services-loader.ts';
import { MissingScript, SCRIPTS_WAIT_MS } from '../wait/missing-script.ts';

/** Returns the content of a blocked module: each access to its export fails. */
const blocked = vi.hoisted(() => (name: string) => () => ({
  get [name](): never {
    throw new TypeError('Failed to fetch dynamically imported module');
  },
}));
vi.mock('../human-check/embedded-human-check.ts', blocked('embeddedHumanCheck'));
vi.mock('../places/embedded-places.ts', blocked('embeddedPlaces'));

const base = { idempotencyKey: 'k1', honeypot: '', page: { pathname: '/', search: '' } };
const address: PostOrder = {
  ...base,
  url: '/address-forms',
  variant: 'recaptcha',
  values: { street: '12 Juniper Street', unit: '', zip: '97205' },
  humanCheck: true,
  entryId: 'form-1',
  eventLabel: '',
};
const request: RequestOrder = {
  ...base,
  url: '/webpass/contact/process',
  values: goodRequests.webpassContact,
  form: 'webpassContact',
  entryId: undefined,
};

let world = standInFetch(() => ({ body: { location: '/address/available' } }));
beforeEach(() => {
  world = standInFetch(() => ({ body: { location: '/address/available' } }));
  vi.stubGlobal('fetch', world.fetch);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const services = () => formServicesLoader()();

describe('a page whose scripts of the human check and of the suggestions do not come', () => {
  it('sends an address with the placeholder', async () => {
    const result = await (await services()).send(async () => sendAddress, address);
    expect(result).toMatchObject({ kind: 'accepted' });
    expect(world.inits.map(({ body }) => (body as URLSearchParams).get('recaptchaToken'))).toEqual(['test']);
  });

  it('has no suggestions, and its forms hear of that', async () => {
    const { places } = await services();
    await expect(places.suggest('12 Ju', new AbortController().signal)).rejects.toThrow(MissingScript);
  });

  it('gets the check ready without a complaint', async () => {
    expect(() => services().then(({ prepare }) => prepare())).not.toThrow();
  });

  it.each([
    ['a request', () => sendRequest, request],
    [
      'the lookup of an email',
      () => sendLookup,
      { ...base, url: '/api/forgot-email', values: {}, eventLabel: '' },
    ],
  ])('leaves %s, which is worth nothing without the check, to the browser', async (_, wire, order) => {
    const sent = (await services()).send(async () => wire() as never, order);
    await expect(sent).rejects.toThrow(MissingScript);
    expect(world.requests).toEqual([]);
  });
});

it('a wire that hangs is a script that is missing', async () => {
  const { send } = await services();
  vi.useFakeTimers();
  const sent = send(() => new Promise<never>(() => {}), address).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(SCRIPTS_WAIT_MS);
  expect(await sent).toBeInstanceOf(MissingScript);
  expect(world.requests).toEqual([]);
});
