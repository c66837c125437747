import { onPageEvent } from '@skein/cms-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { enhanceShell } from './enhance-shell.ts';

let woken: string[] = [];
const noteWake = (event: Event) => woken.push((event as CustomEvent<string>).detail);

/**
 * The address forms that the code observes, and the observer's callback. A test calls the callback to show or hide a
 * form.
 */
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
  document.documentElement.removeAttribute('data-form-in-view');
  location.hash = '';
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => run());
  addEventListener('skein:wake', noteWake);
});
afterEach(() => removeEventListener('skein:wake', noteWake));

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
  ])('at %i px: shadow %s, sticky call to action %s', (y, scrolled, far) => {
    enhanceShell();
    scrollTo(5000);
    scrollTo(y);
    const root = document.documentElement;
    expect([root.hasAttribute('data-scrolled'), root.hasAttribute('data-scrolled-far')]).toEqual([
      scrolled,
      far,
    ]);
  });

  it('looks once a frame, however many events come', () => {
    const frames: (() => void)[] = [];
    vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
    enhanceShell();
    scrollTo(100);
    // Listeners of earlier tests also request frames.
    const asked = frames.length;
    for (let i = 0; i < 5; i++) scrollTo(i * 100);
    expect(frames).toHaveLength(asked);
    for (const frame of frames) frame();
    scrollTo(2000);
    expect(frames).toHaveLength(2 * asked);
  });
});

describe('one call to action at a time', () => {
  it('says while a form that asks for an address is in view', () => {
    document.body.innerHTML =
      '<main><form id=one><input data-street></form><form id=two><input data-street></form><form id=mail><input></form></main><dialog><form><input data-street></form></dialog>';
    enhanceShell();
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
});

describe('the hash', () => {
  it('opens the address check on load', () => {
    location.hash = '#checkaddress';
    enhanceShell();
    expect(woken).toContain('open-address-check');
    const take = vi.fn();
    onPageEvent('open-address-check', take)();
    expect(take).toHaveBeenCalledWith({ source: 'hash' });
  });

  it('opens it on change, and leaves other hashes alone', () => {
    enhanceShell();
    location.hash = '#plans';
    dispatchEvent(new HashChangeEvent('hashchange'));
    expect(woken).toEqual([]);
    location.hash = '#CheckAddress';
    dispatchEvent(new HashChangeEvent('hashchange'));
    expect(woken).toContain('open-address-check');
  });

  it('opens the served dialog that names it, on load and on change', () => {
    document.body.innerHTML = '<dialog data-open-at="#here"></dialog>';
    const dialog = document.querySelector('dialog');
    location.hash = '#here';
    enhanceShell();
    expect(dialog?.open).toBe(true);
    dialog?.close();
    location.hash = '#here';
    dispatchEvent(new HashChangeEvent('hashchange'));
    expect(dialog?.open).toBe(true);
    expect(woken).toEqual([]);
  });
});

it('obeys buttons that command a dialog, in browsers that do not', () => {
  document.body.innerHTML =
    '<button command="show-modal" commandfor="d">Open</button><dialog id="d"></dialog>';
  enhanceShell();
  document.querySelector('button')?.click();
  expect(document.querySelector('dialog')?.open).toBe(true);
});
