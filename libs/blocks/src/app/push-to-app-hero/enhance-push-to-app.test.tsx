import { entry, valuesOf } from '@skein/cms-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../testing/fixture-props.ts';
import { standInForFilms } from '../../testing/stand-in-for-films.ts';
import { appDeepLink } from '../app-deep-link/app-deep-link.block.ts';
import { appDeepLinkBasic } from '../app-deep-link/app-deep-link.fixtures.ts';
import { AppDeepLink } from '../app-deep-link/app-deep-link.tsx';
import { enhanceAppStores } from '../app-stores/enhance-app-stores.ts';
import { enhancePushToApp } from './enhance-push-to-app.ts';
import { pushToAppHero } from './push-to-app-hero.block.ts';
import { pushToAppFilm } from './push-to-app-hero.fixtures.ts';
import { PushToAppHero } from './push-to-app-hero.tsx';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Mobile/15E148';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Mobile Safari/537.36';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';

let reduced: boolean;
let stop: () => void;

function on(userAgent: string, maxTouchPoints = 0) {
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints });
}
function serve(html: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.replaceChildren(root);
  return root;
}
const hero = () => serve(draw(pushToAppHero, PushToAppHero, pushToAppFilm));
/** Sets the position in a film, because jsdom plays no films. */
const at = (video: HTMLVideoElement, seconds: number) =>
  Object.defineProperty(video, 'currentTime', { value: seconds, writable: true, configurable: true });
const stateOf = (root: Element) => root.querySelector<HTMLElement>('[data-video]')?.dataset['state'];
const deviceOn = (root: Element) => root.querySelector<HTMLElement>('[data-app-stores]')?.dataset['device'];
const hrefsOf = (root: Element, store: string) =>
  [...root.querySelectorAll(`a[data-store='${store}']`)].map((link) => link.getAttribute('href') ?? '');

beforeEach(() => {
  reduced = false;
  stop = () => {};
  on(MAC);
  standInForFilms(() => reduced);
});
afterEach(() => stop());

describe('the links to the stores', () => {
  it('carry the campaign that the page was asked for with, badge and button alike', () => {
    history.replaceState(null, '', '/app?utm_campaign=spring&utm_source=letter&pt=7&mt=8');
    const root = serve(draw(appDeepLink, AppDeepLink, appDeepLinkBasic));
    enhanceAppStores(root);
    const [button = '', badge = ''] = hrefsOf(root, 'play');
    expect(button).toBe(badge);
    expect(new URL(badge).searchParams.get('referrer')).toBe('utm_campaign=spring&utm_source=letter');
    for (const link of hrefsOf(root, 'app'))
      expect(Object.fromEntries(new URL(link).searchParams)).toEqual({
        utm_campaign: 'spring',
        utm_source: 'letter',
        ct: 'spring',
        pt: '7',
        mt: '8',
      });
  });

  it('stay as they are without one', () => {
    const root = serve(draw(appDeepLink, AppDeepLink, appDeepLinkBasic));
    const before = [...hrefsOf(root, 'play'), ...hrefsOf(root, 'app')];
    enhanceAppStores(root);
    expect([...hrefsOf(root, 'play'), ...hrefsOf(root, 'app')]).toEqual(before);
  });

  it.each([
    ['an Android phone', ANDROID, 5, 'android'],
    ['an iPhone', IPHONE, 5, 'ios'],
    ['an iPad that says it is a Mac', MAC, 5, 'ios'],
    ['a Mac', MAC, 0, 'desktop'],
  ])('stand in a place that knows %s', (_, agent, points, device) => {
    on(agent, points);
    const root = hero();
    stop = enhancePushToApp(root);
    expect(deviceOn(root)).toBe(device);
  });
});

describe('a page that sends phones on', () => {
  const asked = entry(appDeepLink, 'goes-on', { ...valuesOf(appDeepLink, appDeepLinkBasic), goesOn: true });
  const goingOn = () => serve(draw(appDeepLink, AppDeepLink, asked));

  it.each([
    ['an Android phone', ANDROID, /^https:\/\/play\.google\.com\/.*referrer=utm_campaign%3Dspring/],
    ['an iPhone', IPHONE, /^https:\/\/apps\.apple\.com\/.*utm_campaign=spring/],
  ])('takes %s to its store, without a step of its own in the history', (_, agent, expected) => {
    on(agent, 5);
    const replace = vi.fn();
    vi.stubGlobal('location', { search: '?utm_campaign=spring', replace });
    enhanceAppStores(goingOn());
    expect(replace.mock.calls).toEqual([[expect.stringMatching(expected)]]);
  });

  it.each([
    ['a desk', MAC, 0, goingOn],
    ['anybody where no editor has asked for it', ANDROID, 5, hero],
  ])('leaves %s where it is', (_, agent, points, page) => {
    on(agent, points);
    const replace = vi.fn();
    vi.stubGlobal('location', { search: '', replace });
    enhanceAppStores(page());
    expect(replace).not.toHaveBeenCalled();
  });
});

describe('the film', () => {
  it('plays and pauses where it is pressed', () => {
    const root = hero();
    stop = enhancePushToApp(root);
    const video = root.querySelector('video')!;
    expect(stateOf(root)).toBe('paused');
    video.click();
    expect(stateOf(root)).toBe('playing');
    video.click();
    expect(stateOf(root)).toBe('paused');
  });

  it('begins again when the browser shows a page that it has kept', () => {
    const root = hero();
    stop = enhancePushToApp(root);
    const video = root.querySelector('video')!;
    at(video, 4);
    const show = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    show(false);
    expect(video.currentTime).toBe(4);
    show(true);
    expect(video.currentTime).toBe(0);
    expect(stateOf(root)).toBe('playing');
  });

  it('stands at its beginning where motion is not wanted', () => {
    reduced = true;
    const root = hero();
    stop = enhancePushToApp(root);
    const video = root.querySelector('video')!;
    video.click();
    at(video, 4);
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect([video.currentTime, stateOf(root)]).toEqual([0, 'paused']);
  });

  it('stops listening', () => {
    const root = hero();
    enhancePushToApp(root)();
    root.querySelector('video')!.click();
    expect(stateOf(root)).toBe('paused');
  });
});
