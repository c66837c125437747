import { describe, expect, it, vi } from 'vitest';
import { browser, FRAME_MS, ROOM_PX, served, standInForBrowser, start } from './carousel.test-support.ts';
import { startCarousel } from './carousel.ts';
import { DEFAULT_INTERVAL_MS, DEFAULT_OPTIONS } from './options.ts';

standInForBrowser();

function touch(track: HTMLElement, moved: number): void {
  track.dispatchEvent(new Event('touchstart'));
  track.scrollLeft += moved;
  track.dispatchEvent(Object.assign(new Event('touchend'), { touches: [] }));
}

describe('what a carousel does whose options say nothing', () => {
  it('is what the defaults of all carousels are', () => {
    expect(DEFAULT_INTERVAL_MS).toBe(3000);
    expect(DEFAULT_OPTIONS).toMatchObject({ transition: 350, swipeTolerance: 5, loop: false, step: 1 });
    expect(DEFAULT_OPTIONS.interval).toBeUndefined();
  });

  it('takes 350 ms from slide to slide', () => {
    const { button, track } = start(3);
    button('next').click();
    vi.advanceTimersByTime(350 - FRAME_MS);
    expect(track.scrollLeft).toBeLessThan(ROOM_PX);
    vi.advanceTimersByTime(3 * FRAME_MS);
    expect(track.scrollLeft).toBe(ROOM_PX);
  });

  it('is the same when what it carries is no JSON', () => {
    const root = served(3);
    root.setAttribute('data-carousel', '{');
    expect(() => startCarousel(root)).not.toThrow();
  });
});

describe('a finger that lets go', () => {
  it.each([
    ['more than 5 px', {}, 6, 1],
    ['5 px', {}, 5, 0],
    ['more than 50 px of 50', { swipeTolerance: 50 }, 51, 1],
    ['50 px of 50', { swipeTolerance: 50 }, 50, 0],
    ['6 px the other way, at the beginning', {}, -6, 0],
  ])('after %s leaves the carousel where it belongs', (_, options, moved, slide) => {
    const { track, front } = start(4, options);
    touch(track, moved);
    vi.advanceTimersByTime(500);
    expect(front()).toBe(slide);
    if (moved > 0) expect(track.scrollLeft).toBe(slide * ROOM_PX);
  });

  it('after a long way leaves it to the browser, which snaps', () => {
    const { track } = start(4);
    touch(track, 2 * ROOM_PX + 30);
    vi.advanceTimersByTime(500);
    expect(track.scrollLeft).toBe(2 * ROOM_PX + 30);
  });
});

describe('a step', () => {
  it.each([
    [3, 3],
    [2, 2],
    [1, 1],
  ])('of three goes on by %i where %i are in view', (inView, expected) => {
    const { button, front } = start(9, { step: 3, stepWithinView: true }, {}, inView);
    button('next').click();
    expect(front()).toBe(expected);
  });

  it('of two goes on by two whatever is in view, unless it is told to keep to that', () => {
    const { button, front } = start(5, { step: 2 });
    button('next').click();
    expect(front()).toBe(2);
  });
});

describe('a carousel that goes down', () => {
  it('is moved by its dots, which are links, and leaves the address alone', () => {
    const { dot, track, front } = start(4, { axis: 'y', transition: 1 });
    dot(2).click();
    vi.advanceTimersByTime(2 * FRAME_MS);
    expect([front(), track.scrollTop, location.hash]).toEqual([2, 2 * ROOM_PX, '']);
  });

  it('is moved by the arrow keys while it has the focus itself', () => {
    const { track, front } = start(4, { axis: 'y' });
    const press = (key: string, from: Element = track) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      from.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect([press('ArrowDown'), front()]).toEqual([true, 1]);
    expect([press('ArrowUp'), front()]).toEqual([true, 0]);
    expect([press('Tab'), press('ArrowDown', track.firstElementChild!), front()]).toEqual([false, false, 0]);
  });
});

describe('a carousel that stops when a slide is picked', () => {
  const options = { axis: 'y', interval: 10_000, transition: 1, stopsWhenPicked: true, loop: true } as const;

  it('goes on every 10000 ms until then, and never after', () => {
    const { dot, front, root } = start(4, options);
    vi.advanceTimersByTime(9999);
    expect(front()).toBe(0);
    vi.advanceTimersByTime(1);
    expect(front()).toBe(1);
    dot(3).click();
    vi.advanceTimersByTime(100_000);
    expect(front()).toBe(3);
    expect(root.dataset['wanted']).toBe('false');
  });

  it.each(['slide-2', 'in-slide-2'])('has been stopped by a link to #%s before it woke', (id) => {
    location.hash = `#${id}`;
    const { front, root } = start(4, options);
    vi.advanceTimersByTime(100_000);
    expect(front()).toBe(0);
    expect(root.dataset['state']).toBe('paused');
  });

  it('is watched within the margins that it names', () => {
    start(4, { ...options, viewMargin: '0px 0px -50% 0px' });
    expect(browser.viewMargin).toBe('0px 0px -50% 0px');
  });
});

it('leaves its slides within reach where it is told to', () => {
  const { observers } = browser;
  start(4, { keepsReach: true });
  const without = observers.size;
  document.body.replaceChildren();
  observers.clear();
  start(4);
  expect(observers.size).toBe(without + 1);
});

describe('a hundred carousels that have come and gone', () => {
  it('leave no timer, no observer and no listener behind', () => {
    const signals = new Map<AbortSignal | undefined, number>();
    const add = vi.spyOn(EventTarget.prototype, 'addEventListener');
    add.mockImplementation(function (this: EventTarget, _type, _listener, how) {
      // Ignore listeners on abort signals, which end together with their controller.
      if (this instanceof AbortSignal) return;
      const signal = typeof how === 'object' ? how.signal : undefined;
      signals.set(signal, (signals.get(signal) ?? 0) + 1);
    });
    const root = served(5, { interval: 3000 });
    const CYCLES = 100;
    for (let cycle = 0; cycle < CYCLES; cycle++) startCarousel(root)();
    const left = [...signals].filter(([signal]) => signal?.aborted !== true);
    expect(left).toEqual([]);
    expect(signals.size).toBe(CYCLES);
    add.mockRestore();
    for (let cycle = 0; cycle < CYCLES; cycle++) start(5, { interval: 3000 }).stop();
    expect(vi.getTimerCount()).toBe(0);
    expect(browser.observers.size).toBe(0);
  });
});
