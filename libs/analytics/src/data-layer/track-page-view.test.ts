import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { trackPageView } from './track-page-view.ts';

const page = window as { dataLayer?: object[] };
const stops: (() => void)[] = [];
const track = () => stops.push(trackPageView());

function stateReferrer(referrer: string): void {
  Object.defineProperty(document, 'referrer', { configurable: true, value: referrer });
}

function statePrerendering(prerendering: boolean): void {
  Object.defineProperty(document, 'prerendering', { configurable: true, value: prerendering });
}

function showAgain(persisted: boolean): void {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
}

beforeEach(() => {
  document.documentElement.lang = 'en';
  window.history.replaceState(null, '', '/plans');
});

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  Reflect.deleteProperty(document, 'referrer');
  Reflect.deleteProperty(document, 'prerendering');
});

const viewed = { event: 'page_view', category: 'page', action: 'view', pagePath: '/plans', locale: 'en' };

describe('trackPageView', () => {
  it('counts the page once, however often it is asked', () => {
    track();
    track();
    expect(page.dataLayer).toEqual([viewed]);
  });

  it('sends the path without query or hash', () => {
    window.history.replaceState(null, '', '/check-address?email=ada@example.com&street=1+Main#top');
    track();
    expect(page.dataLayer).toEqual([{ ...viewed, pagePath: '/check-address' }]);
  });

  it('sends the host of the page before, and nothing more of it', () => {
    stateReferrer('https://search.example/find?q=my+address');
    track();
    expect(page.dataLayer).toEqual([{ ...viewed, referrerHost: 'search.example' }]);
  });

  it.each(['', 'android-app:', 'not a url'])('sends no referrer when it reads "%s"', (referrer) => {
    stateReferrer(referrer);
    track();
    expect(page.dataLayer).toEqual([viewed]);
  });

  it('sends no referrer from browsers that do not say whether it can be read', () => {
    vi.stubGlobal('URL', Object.assign(class extends URL {}, { canParse: undefined }));
    stateReferrer('https://search.example/');
    track();
    expect(page.dataLayer).toEqual([viewed]);
  });

  it.each([
    ['fr', 'fr'],
    ['', 'en'],
  ])('takes the locale from a document in "%s": %s', (lang, locale) => {
    document.documentElement.lang = lang;
    track();
    expect(page.dataLayer).toEqual([{ ...viewed, locale }]);
  });

  it('takes the locale that it is told, whatever a translator writes', () => {
    document.documentElement.lang = 'fr';
    stops.push(trackPageView('en-US'));
    expect(page.dataLayer).toEqual([{ ...viewed, locale: 'en-US' }]);
  });

  it('waits until a prerendered page is shown', () => {
    statePrerendering(true);
    track();
    expect(page.dataLayer).toBeUndefined();
    statePrerendering(false);
    document.dispatchEvent(new Event('prerenderingchange'));
    document.dispatchEvent(new Event('prerenderingchange'));
    expect(page.dataLayer).toEqual([viewed]);
  });

  it('counts again when the page returns from the back/forward cache', () => {
    track();
    showAgain(false);
    expect(page.dataLayer).toEqual([viewed]);
    showAgain(true);
    expect(page.dataLayer).toEqual([viewed, { ...viewed, restored: true }]);
  });

  it('stops when told to', () => {
    track();
    stops.pop()?.();
    showAgain(true);
    expect(page.dataLayer).toEqual([viewed]);
  });
});
