import { describe, expect, it, vi } from 'vitest';
import { browser, FRAME_MS, ROOM_PX, served, standInForBrowser, start } from './carousel.test-support.ts';
import { startCarousel } from './carousel.ts';

standInForBrowser();

describe('a carousel', () => {
  it('shows its controls, and hides them again when it is ended', () => {
    const { root, stop } = start(3);
    const controls = root.querySelector<HTMLElement>('[data-controls]')!;
    expect(controls.hidden).toBe(false);
    stop();
    expect(controls.hidden).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('takes nothing away before it knows how much room there is', () => {
    const root = served(4, { axis: 'y' });
    startCarousel(root);
    expect(root.querySelectorAll('[data-dot][hidden]')).toHaveLength(0);
    browser.resize();
    expect(root.querySelectorAll('[data-dot][hidden]')).toHaveLength(0);
    expect(root.querySelectorAll('[aria-current]')).toHaveLength(1);
  });

  it('of one slide has none', () => {
    expect(start(1).root.querySelector<HTMLElement>('[data-controls]')!.hidden).toBe(true);
  });

  it('goes on, back, and to a dot, and tells each once', () => {
    const onSelect = vi.fn();
    const { root, button, front, track } = start(4, {}, { onSelect });
    button('next').click();
    expect(front()).toBe(1);
    vi.advanceTimersByTime(350 + 2 * FRAME_MS);
    expect(track.scrollLeft).toBe(ROOM_PX);
    root.querySelectorAll<HTMLElement>('[data-dot]')[3]!.click();
    vi.advanceTimersByTime(350 + 2 * FRAME_MS);
    expect(track.scrollLeft).toBe(3 * ROOM_PX);
    button('previous').click();
    expect(onSelect.mock.calls).toEqual([[1], [3], [2]]);
  });

  it('takes a dot at its word which slide it is for', () => {
    const { root, front } = start(3);
    root.insertAdjacentHTML('beforeend', '<button data-dot="2">Third</button>');
    startCarousel(root);
    browser.resize();
    const third = [...root.querySelectorAll<HTMLElement>('[data-dot]')].at(-1)!;
    third.click();
    expect(front()).toBe(2);
    expect(third.getAttribute('aria-current')).toBe('true');
  });

  it('counts no slide that is hidden', () => {
    const { root, button } = start(3);
    root.querySelector<HTMLElement>('[data-slide]')!.hidden = true;
    startCarousel(root);
    browser.resize();
    expect([...root.querySelectorAll<HTMLElement>('[data-dot]')].map(({ hidden }) => hidden)).toEqual([
      false,
      false,
      true,
    ]);
    expect(button('next').getAttribute('aria-disabled')).toBe('false');
  });

  it('says at its ends that it goes no further, unless it loops', () => {
    const { button } = start(2);
    expect(button('previous').getAttribute('aria-disabled')).toBe('true');
    button('next').click();
    expect(button('next').getAttribute('aria-disabled')).toBe('true');
    expect(start(2, { loop: true }).button('previous').getAttribute('aria-disabled')).toBe('false');
  });

  it('follows a swipe', () => {
    const onSelect = vi.fn();
    const { track, front } = start(4, {}, { onSelect });
    track.scrollLeft = 2 * ROOM_PX + 30;
    track.dispatchEvent(new Event('scroll'));
    vi.advanceTimersByTime(FRAME_MS);
    expect(front()).toBe(2);
    expect(onSelect.mock.calls).toEqual([[2]]);
  });

  it('lets go where a hand takes hold of it', () => {
    const { button, track } = start(4, { transition: 500 });
    button('next').click();
    vi.advanceTimersByTime(250);
    track.dispatchEvent(new Event('pointerdown'));
    const there = track.scrollLeft;
    expect(there).toBeGreaterThan(0);
    vi.advanceTimersByTime(1000);
    expect(track.scrollLeft).toBe(there);
  });

  it('jumps under reduced motion', () => {
    browser.reduced = true;
    const { button, track } = start(4, { transition: 500 });
    button('next').click();
    expect(track.scrollLeft).toBe(ROOM_PX);
  });
});

describe('a carousel that moves by itself', () => {
  const interval = 8000;

  it('goes round once where it is to, stops where it began, and goes round again when it is asked to', () => {
    const { front, button, root } = start(3, { interval, once: true });
    const seen = () =>
      [0, 1, 2, 3, 4].map(() => {
        vi.advanceTimersByTime(interval);
        return front();
      });
    expect([seen(), root.dataset['wanted']]).toEqual([[1, 2, 0, 0, 0], 'false']);
    button('pause').click();
    expect(seen()).toEqual([1, 2, 0, 0, 0]);
  });

  it('goes on after each interval and begins again after the last', () => {
    const { front } = start(3, { interval });
    const seen = [0, 1, 2, 3].map(() => {
      vi.advanceTimersByTime(interval);
      return front();
    });
    expect(seen).toEqual([1, 2, 0, 1]);
  });

  it.each([
    [
      'is pointed at',
      (root: HTMLElement) =>
        root.dispatchEvent(Object.assign(new Event('pointerenter'), { pointerType: 'mouse' })),
    ],
    [
      'has the focus',
      (root: HTMLElement) =>
        root.querySelector('[data-next]')!.dispatchEvent(new Event('focusin', { bubbles: true })),
    ],
    ['is out of view', () => browser.see(0)],
    ['is touched', (root: HTMLElement) => root.dispatchEvent(new Event('pointerdown'))],
  ])('stands still while it %s', (_, hold) => {
    const { root, front } = start(3, { interval });
    hold(root);
    vi.advanceTimersByTime(3 * interval);
    expect(front()).toBe(0);
  });

  it('stands still when the visitor was in it before it began', () => {
    const root = served(3, { interval });
    const track = root.querySelector('[data-track]') as HTMLElement;
    track.tabIndex = 0;
    track.focus();
    startCarousel(root);
    browser.resize();
    browser.see(1);
    expect(root.dataset['state']).toBe('paused');
  });

  it('stands still in a hidden tab, and goes on when the tab is shown', () => {
    const { front } = start(3, { interval });
    const hide = (hidden: boolean) => {
      vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
      document.dispatchEvent(new Event('visibilitychange'));
    };
    hide(true);
    vi.advanceTimersByTime(3 * interval);
    expect(front()).toBe(0);
    hide(false);
    vi.advanceTimersByTime(interval);
    expect(front()).toBe(1);
  });

  it('moves only while so much of it is in view', () => {
    const { front } = start(3, { interval, inView: 0.5 });
    browser.see(0.49);
    vi.advanceTimersByTime(3 * interval);
    expect(front()).toBe(0);
    browser.see(0.5);
    vi.advanceTimersByTime(interval);
    expect(front()).toBe(1);
  });

  it('stands still under reduced motion', () => {
    browser.reduced = true;
    const { front } = start(3, { interval });
    vi.advanceTimersByTime(3 * interval);
    expect(front()).toBe(0);
  });

  it('that a visitor has stopped stays so when it is started anew, and its button with it', () => {
    const { root, button, front, stop } = start(3, { interval });
    button('pause').click();
    stop();
    startCarousel(root);
    browser.resize();
    browser.see(1);
    vi.advanceTimersByTime(3 * interval);
    expect([front(), root.dataset['wanted'], root.dataset['state']]).toEqual([0, 'false', 'paused']);
    button('pause').click();
    vi.advanceTimersByTime(interval);
    expect(front()).toBe(1);
  });

  it('waits a whole interval after a visitor has chosen', () => {
    const { button, front } = start(5, { interval });
    vi.advanceTimersByTime(interval - 1);
    button('next').click();
    vi.advanceTimersByTime(interval - 1);
    expect(front()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(front()).toBe(2);
  });

  it('stops and goes on by its button, and says nothing aloud while it moves', () => {
    const { root, button, front, track } = start(3, { interval });
    expect([track.getAttribute('aria-live'), root.dataset['state']]).toEqual(['off', 'playing']);
    button('pause').click();
    expect([track.getAttribute('aria-live'), root.dataset['wanted']]).toEqual(['polite', 'false']);
    vi.advanceTimersByTime(3 * interval);
    expect(front()).toBe(0);
    button('pause').click();
    vi.advanceTimersByTime(interval);
    expect(front()).toBe(1);
  });
});
