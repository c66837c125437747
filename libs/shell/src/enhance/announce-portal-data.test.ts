import { onPageEvent } from '@skein/cms-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { customer, inVariation, portalOf, signedIn } from '../testing/portal.fixtures.ts';

let woken: string[] = [];
const noteWake = (event: Event) => woken.push((event as CustomEvent<string>).detail);

/** Calls `announcePortalData` as on a new page, because a page reads portal data only once. */
async function announce(portal: object = portalOf({}), hostnames = ['localhost']) {
  Reflect.deleteProperty(globalThis, Symbol.for('@skein/analytics portal'));
  vi.resetModules();
  const fetchPortal = vi.fn(async () => new Response(`)]}'\n${JSON.stringify(portal)}`));
  vi.stubGlobal('fetch', fetchPortal);
  const { announcePortalData } = await import('./announce-portal-data.ts');
  announcePortalData({ hostnames });
  return fetchPortal;
}

beforeEach(() => {
  woken = [];
  document.documentElement.removeAttribute('data-customer');
  document.documentElement.lang = 'en';
  addEventListener('skein:wake', noteWake);
});
afterEach(() => removeEventListener('skein:wake', noteWake));

it.each([
  ['a customer', customer, true],
  ['somebody signed in', signedIn, false],
  ['nobody', portalOf({}), false],
])('says of %s: a customer, %s', async (_, portal, isCustomer) => {
  const asked = await announce(portal);
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  await vi.waitFor(() => expect(document.documentElement.hasAttribute('data-customer')).toBe(isCustomer));
});

describe('the focus on a link that gives way to one for customers', () => {
  const link = (path: string) => document.querySelector<HTMLElement>(`a[href="${path}"]`);
  beforeEach(() => {
    document.body.innerHTML =
      '<a href="/other"></a><aside><div data-gives-way><a href="/check"></a></div><div><a href="/app"></a></div></aside>';
  });

  it.each([
    ['a customer', customer, '/check', '/app'],
    ['somebody signed in', signedIn, '/check', '/check'],
    ['a customer who is elsewhere', customer, '/other', '/other'],
  ])('for %s', async (_, portal, before, after) => {
    link(before)?.focus();
    await announce(portal);
    await vi.waitFor(() => expect(woken).toEqual(['portal-data']));
    expect(document.activeElement).toBe(link(after));
  });
});

describe('portal data', () => {
  const flags = (pairs: readonly (readonly string[])[]) => {
    document.body.innerHTML = `<header data-flags='${JSON.stringify(pairs)}'></header>`;
  };

  it.each([
    ['somebody who is signed in', signedIn],
    ['a customer', customer],
    ['a customer who is not signed in', portalOf({ has_account: true })],
  ])('wakes the page for %s', async (_, portal) => {
    await announce(portal);
    await vi.waitFor(() => expect(woken).toEqual(['portal-data']));
    const take = vi.fn();
    onPageEvent('portal-data', take)();
    expect(take).toHaveBeenCalledWith(portal);
  });

  it('wakes the page for an experiment that its content names', async () => {
    flags([['header_sign_in', 'my_account']]);
    await announce(inVariation);
    await vi.waitFor(() => expect(woken).toEqual(['portal-data']));
  });

  it.each([
    ['nobody', portalOf({}), [['header_sign_in', 'my_account']]],
    ['an experiment that no content names', inVariation, []],
    [
      'a variation that no content names',
      portalOf({}, { header_sign_in: 'control' }),
      [['header_sign_in', 'my_account']],
    ],
  ])('wakes nothing for %s', async (_, portal, pairs) => {
    flags(pairs);
    const fetched = await announce(portal);
    await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
    await new Promise<void>((done) => queueMicrotask(() => queueMicrotask(done)));
    expect(woken).toEqual([]);
  });

  it('gives what names a flag and a variation its style class, for who is in it, and wakes nothing for it', async () => {
    const flagged = (variation: string) => `<div data-style-flag='["header_sign_in","${variation}"]'></div>`;
    document.body.innerHTML = flagged('my_account') + flagged('another');
    const fetched = await announce(inVariation);
    await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
    const varied = () => [...document.querySelectorAll('div')].map((one) => one.classList.contains('varied'));
    await vi.waitFor(() => expect(varied()).toEqual([true, false]));
    expect(woken).toEqual([]);
  });

  it('is read again when the page comes back from the cache of the browser', async () => {
    document.body.innerHTML = `<div data-style-flag='["plans","bold"]'></div>`;
    const portal = portalOf({});
    const show = (persisted: boolean) => dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
    const fetched = await announce(portal);
    show(false);
    expect(fetched).toHaveBeenCalledTimes(1);
    const heard = vi.fn();
    const stop = onPageEvent('portal-data', heard);
    for (const [answer, style] of [
      [{ ...customer, experiments: { plans: 'bold' } }, 'varied'],
      [portalOf({}), ''],
    ] as const) {
      Object.assign(portal, answer);
      show(true);
      await vi.waitFor(() => expect(heard).toHaveBeenLastCalledWith(answer));
      expect(document.documentElement.hasAttribute('data-customer')).toBe(style !== '');
      expect(document.querySelector('div')?.className).toBe(style);
    }
    stop();
  });

  it('is asked for as the contract says on Spanish pages, too, and only on known hosts', async () => {
    document.documentElement.lang = 'es';
    expect(await announce()).toHaveBeenCalledWith(
      '/global_nav/api/portalData?fmt=json&hl=en-US',
      expect.anything(),
    );
    expect(await announce(signedIn, ['skeinfiber.example'])).not.toHaveBeenCalled();
  });

  it('waits for a prerendered page to be shown', async () => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
    const fetched = await announce();
    expect(fetched).not.toHaveBeenCalled();
    document.dispatchEvent(new Event('prerenderingchange'));
    expect(fetched).toHaveBeenCalled();
    Reflect.deleteProperty(document, 'prerendering');
  });
});
