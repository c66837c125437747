import { onPageEvent } from '@skein/cms-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubModalDialogs } from '../testing/modal-dialogs.ts';
import { customer, inVariation, portalOf, signedIn } from '../testing/portal.fixtures.ts';

let woken: string[] = [];
const noteWake = (event: Event) => woken.push((event as CustomEvent<string>).detail);

/** As on a page of its own: portal data is read once per page. */
async function enhance(portal: object = portalOf({}), hostnames = ['localhost']) {
  Reflect.deleteProperty(globalThis, Symbol.for('@skein/analytics portal'));
  vi.resetModules();
  const fetchPortal = vi.fn(async () => new Response(`)]}'\n${JSON.stringify(portal)}`));
  vi.stubGlobal('fetch', fetchPortal);
  const { announcePortalData, enhanceShell } = await import('./enhance-shell.ts');
  enhanceShell();
  announcePortalData({ hostnames });
  return fetchPortal;
}

/** Forms that are watched, and what tells that they come and go. */
let watched: Element[] = [];
let report: (entries: { target: Element; isIntersecting: boolean }[]) => void = () => undefined;
class Watcher {
  constructor(callback: typeof report) {
    report = callback;
  }
  observe = (element: Element) => void watched.push(element);
}

beforeEach(() => {
  woken = [];
  watched = [];
  vi.stubGlobal('IntersectionObserver', Watcher);
  document.documentElement.removeAttribute('data-customer');
  document.documentElement.removeAttribute('data-form-in-view');
  globalThis.skeinPending = [];
  document.body.innerHTML = '';
  document.documentElement.lang = 'en';
  location.hash = '';
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => run());
  addEventListener('skein:wake', noteWake);
});
afterEach(() => {
  removeEventListener('skein:wake', noteWake);
  vi.unstubAllGlobals();
});

describe('scrolling', () => {
  const scrollTo = (y: number) => {
    vi.stubGlobal('scrollY', y);
    dispatchEvent(new Event('scroll'));
  };

  it.each([
    [0, false, false],
    [40, false, false],
    [41, true, false],
    [1000, true, false],
    [1001, true, true],
  ])('at %i px: shadow %s, sticky call to action %s', async (y, scrolled, far) => {
    await enhance();
    scrollTo(5000);
    scrollTo(y);
    const root = document.documentElement;
    expect([root.hasAttribute('data-scrolled'), root.hasAttribute('data-scrolled-far')]).toEqual([
      scrolled,
      far,
    ]);
  });

  it('looks once a frame, however many events come', async () => {
    const frames: (() => void)[] = [];
    vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
    await enhance();
    scrollTo(100);
    // Earlier tests have left listeners of their own behind.
    const asked = frames.length;
    for (let i = 0; i < 5; i++) scrollTo(i * 100);
    expect(frames).toHaveLength(asked);
    for (const frame of frames) frame();
    scrollTo(2000);
    expect(frames).toHaveLength(2 * asked);
  });
});

describe('one call to action at a time', () => {
  it('says while a form that asks for an address is in view', async () => {
    document.body.innerHTML =
      '<main><form id=one><input data-street></form><form id=two><input data-street></form><form id=mail><input></form></main><dialog><form><input data-street></form></dialog>';
    await enhance();
    expect(watched.map(({ id }) => id)).toEqual(['one', 'two']);
    const [one, two] = watched as [Element, Element];
    const isInView = () => document.documentElement.hasAttribute('data-form-in-view');
    report([
      { target: one, isIntersecting: true },
      { target: two, isIntersecting: false },
    ]);
    expect(isInView()).toBe(true);
    report([{ target: two, isIntersecting: true }]);
    report([{ target: one, isIntersecting: false }]);
    expect(isInView()).toBe(true);
    report([{ target: two, isIntersecting: false }]);
    expect(isInView()).toBe(false);
  });

  it.each([
    ['a customer', customer, true],
    ['somebody signed in', signedIn, false],
    ['nobody', portalOf({}), false],
  ])('says of %s: a customer, %s', async (_, portal, isCustomer) => {
    const asked = await enhance(portal);
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    await vi.waitFor(() => expect(document.documentElement.hasAttribute('data-customer')).toBe(isCustomer));
  });
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
    await enhance(portal);
    await vi.waitFor(() => expect(woken).toEqual(['portal-data']));
    expect(document.activeElement).toBe(link(after));
  });
});

describe('the hash', () => {
  it('opens the address check on load', async () => {
    location.hash = '#checkaddress';
    await enhance();
    expect(woken).toContain('open-address-check');
    const take = vi.fn();
    onPageEvent('open-address-check', take)();
    expect(take).toHaveBeenCalledWith({ source: 'hash' });
  });

  it('opens it on change, and leaves other hashes alone', async () => {
    await enhance();
    location.hash = '#plans';
    dispatchEvent(new HashChangeEvent('hashchange'));
    expect(woken).toEqual([]);
    location.hash = '#CheckAddress';
    dispatchEvent(new HashChangeEvent('hashchange'));
    expect(woken).toContain('open-address-check');
  });

  it('opens the served dialog that names it, on load and on change', async () => {
    stubModalDialogs();
    document.body.innerHTML = '<dialog data-open-at="#here"></dialog>';
    const dialog = document.querySelector('dialog');
    location.hash = '#here';
    await enhance();
    expect(dialog?.open).toBe(true);
    dialog?.close();
    location.hash = '#here';
    dispatchEvent(new HashChangeEvent('hashchange'));
    expect(dialog?.open).toBe(true);
    expect(woken).toEqual([]);
  });
});

it('obeys buttons that command a dialog, in browsers that do not', async () => {
  stubModalDialogs();
  document.body.innerHTML =
    '<button command="show-modal" commandfor="d">Open</button><dialog id="d"></dialog>';
  await enhance();
  document.querySelector('button')?.click();
  expect(document.querySelector('dialog')?.open).toBe(true);
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
    await enhance(portal);
    await vi.waitFor(() => expect(woken).toEqual(['portal-data']));
    const take = vi.fn();
    onPageEvent('portal-data', take)();
    expect(take).toHaveBeenCalledWith(portal);
  });

  it('wakes the page for an experiment that its content names', async () => {
    flags([['header_sign_in', 'my_account']]);
    await enhance(inVariation);
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
    const fetched = await enhance(portal);
    await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
    await new Promise<void>((done) => queueMicrotask(() => queueMicrotask(done)));
    expect(woken).toEqual([]);
  });

  it('gives what names a flag and a variation its style class, for who is in it, and wakes nothing for it', async () => {
    const flagged = (variation: string) => `<div data-style-flag='["header_sign_in","${variation}"]'></div>`;
    document.body.innerHTML = flagged('my_account') + flagged('another');
    const fetched = await enhance(inVariation);
    await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
    const varied = () => [...document.querySelectorAll('div')].map((one) => one.classList.contains('varied'));
    await vi.waitFor(() => expect(varied()).toEqual([true, false]));
    expect(woken).toEqual([]);
  });

  it('is asked for as the contract says on Spanish pages, too, and only on known hosts', async () => {
    document.documentElement.lang = 'es';
    expect(await enhance()).toHaveBeenCalledWith(
      '/global_nav/api/portalData?fmt=json&hl=en-US',
      expect.anything(),
    );
    expect(await enhance(signedIn, ['skeinfiber.example'])).not.toHaveBeenCalled();
  });

  it('waits for a prerendered page to be shown', async () => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
    const fetched = await enhance();
    expect(fetched).not.toHaveBeenCalled();
    document.dispatchEvent(new Event('prerenderingchange'));
    expect(fetched).toHaveBeenCalled();
    Reflect.deleteProperty(document, 'prerendering');
  });
});
