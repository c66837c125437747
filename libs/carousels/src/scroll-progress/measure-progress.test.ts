import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stubObserver } from '../testing/stub-observer.ts';
import { measureProgress, progressOf } from './measure-progress.ts';
import { PROGRESS_PROPERTY } from './scroll-progress.constants.ts';

let see: (isIntersecting: boolean) => void = () => {};
let able = false;

beforeEach(() => {
  vi.useFakeTimers();
  able = false;
  vi.stubGlobal('CSS', { supports: () => able });
  vi.stubGlobal('innerHeight', 500);
  stubObserver('IntersectionObserver', (tell) => {
    see = (isIntersecting) => tell([{ isIntersecting }]);
    return { disconnect: () => void (see = () => {}) };
  });
});

function rail() {
  const element = document.createElement('div');
  let top = 0;
  element.getBoundingClientRect = () => ({ top, height: 1500 }) as DOMRect;
  const scrollTo = (to: number) => {
    top = to;
    dispatchEvent(new Event('scroll'));
    vi.advanceTimersByTime(16);
  };
  return { element, scrollTo, progress: () => element.style.getPropertyValue(PROGRESS_PROPERTY) };
}

describe('how far a rail has been scrolled', () => {
  it.each([
    ['before it', 300, 1500, 0],
    ['at its beginning', 0, 1500, 0],
    ['at a fifth', -200, 1500, 0.2],
    ['at its end', -1000, 1500, 1],
    ['past it', -4000, 1500, 1],
    ['below a rail with nothing to scroll', 20, 400, 0],
    ['in a rail with nothing to scroll', 0, 400, 1],
  ])('%s', (_, top, height, expected) => expect(progressOf(top, height, 500)).toBeCloseTo(expected));

  it('never turns back while the page is scrolled on', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(), fc.nat(9000), fc.nat(3000), (top, by, height, window) => {
        expect(progressOf(top - by, height, window)).toBeGreaterThanOrEqual(progressOf(top, height, window));
      }),
    );
  });

  it('is written while the rail is in view, once a frame', () => {
    const { element, scrollTo, progress } = rail();
    measureProgress(element);
    scrollTo(-100);
    expect(progress()).toBe('');
    see(true);
    scrollTo(-300);
    expect(progress()).toBe('0.3000');
    see(false);
    scrollTo(-600);
    scrollTo(-700);
    expect(progress()).toBe('0.6000');
  });

  it('is left to the browser that can do it by itself', () => {
    able = true;
    const { element, scrollTo, progress } = rail();
    measureProgress(element)();
    see(true);
    scrollTo(-300);
    expect(progress()).toBe('');
  });

  it('is forgotten when it is stopped', () => {
    const { element, scrollTo, progress } = rail();
    const stop = measureProgress(element);
    see(true);
    scrollTo(-300);
    stop();
    scrollTo(-500);
    expect(progress()).toBe('');
    expect(vi.getTimerCount()).toBe(0);
  });
});
