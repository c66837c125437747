import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../testing/fixture-props.ts';
import { stubObserver } from '../../testing/stub-observer.ts';
import { carouselBlock } from '../carousel-block.block.ts';
import { CarouselBlock } from '../carousel-block.tsx';
import * as fixtures from './gaming-stories.fixtures.ts';
import { enhanceScrollSliders, panelAt, tabAfter } from './scroll-slider.ts';

const WINDOW_PX = 700;
const HEADER_PX = 72;
const FRAME_MS = 16;
let resize: () => void = () => {};
let see: (isIntersecting: boolean) => void = () => {};
let scrolled = 0;
let needed = WINDOW_PX;
const scrollBy = vi.fn(({ top }: { top: number }) => scrollTo(scrolled + top));

function scrollTo(to: number): void {
  scrolled = to;
  dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(FRAME_MS);
}

beforeEach(() => {
  vi.useFakeTimers();
  scrolled = 0;
  needed = WINDOW_PX;
  scrollBy.mockClear();
  vi.stubGlobal('scrollBy', scrollBy);
  vi.stubGlobal('getComputedStyle', () => ({
    minBlockSize: `${WINDOW_PX}px`,
    scrollMarginBlockStart: `${HEADER_PX}px`,
  }));
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(() => needed);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => ({ top: HEADER_PX - scrolled }) as DOMRect,
  );
  stubObserver('ResizeObserver', (tell) => {
    resize = tell;
    return { disconnect: () => void (resize = () => {}) };
  });
  stubObserver('IntersectionObserver', (tell) => {
    see = (isIntersecting) => tell([{ isIntersecting }]);
    return { disconnect: () => void (see = () => {}) };
  });
});

function start(fixture: (typeof fixtures)[keyof typeof fixtures] = fixtures.gamingStoriesBasic) {
  document.body.innerHTML = draw(carouselBlock, CarouselBlock, fixture);
  const served = document.body.innerHTML;
  const stop = enhanceScrollSliders(document.body);
  resize();
  see(true);
  const tabs = [...document.querySelectorAll<HTMLElement>('[role=tab]')];
  const panels = [...document.querySelectorAll<HTMLElement>('[role=tabpanel]')];
  const press = (key: string) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return {
    served,
    stop,
    tabs,
    press,
    list: document.querySelector<HTMLElement>('[role=tablist]'),
    root: document.querySelector<HTMLElement>('[data-scroll-slider]'),
    selected: () => tabs.findIndex((tab) => tab.getAttribute('aria-selected') === 'true'),
    within: () => panels.map(({ inert }) => !inert),
  };
}

describe('where it goes', () => {
  it.each([
    ['ArrowDown', 0, 1],
    ['ArrowUp', 2, 1],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['ArrowDown', 2, undefined],
    ['ArrowUp', 0, undefined],
    ['Tab', 1, undefined],
  ])('with %s from %i of three is %s', (key, index, to) => expect(tabAfter(key, index, 3)).toBe(to));

  it.each([
    [-500, 0],
    [349, 0],
    [351, 1],
    [1400, 2],
    [9000, 2],
  ])('at %i px is panel %i', (px, panel) => expect(panelAt(px, 700, 3)).toBe(panel));
});

describe('gaming stories', () => {
  it('follow the page: the story that is looked at is within reach, the others are not', () => {
    const { root, list, selected, within, tabs } = start();
    expect([root?.dataset['state'], list?.hidden]).toEqual(['pinned', false]);
    expect(within()).toEqual([true, false, false]);
    scrollTo(WINDOW_PX);
    expect([selected(), within()]).toEqual([1, [false, true, false]]);
    expect(tabs.map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1]);
  });

  it('scroll to the story of a dot', () => {
    const { tabs, selected } = start();
    tabs[2]?.click();
    expect(scrollBy.mock.calls).toEqual([[{ top: 2 * WINDOW_PX, behavior: 'smooth' }]]);
    expect(selected()).toBe(2);
  });

  it('go by arrow keys, and the focus follows after 500 ms', () => {
    const { tabs, press } = start();
    tabs[0]?.focus();
    expect(press('ArrowDown')).toBe(true);
    vi.advanceTimersByTime(499);
    expect(document.activeElement).toBe(tabs[0]);
    vi.advanceTimersByTime(1);
    expect(document.activeElement).toBe(tabs[1]);
  });

  it('count keys that come faster than that', () => {
    const { tabs, press, selected } = start();
    tabs[0]?.focus();
    press('ArrowDown');
    press('ArrowDown');
    vi.advanceTimersByTime(500);
    expect(selected()).toBe(2);
    expect(document.activeElement).toBe(tabs[2]);
  });

  it('leave keys to the page at both ends, and other keys always', () => {
    const { tabs, press } = start();
    tabs[0]?.focus();
    expect([press('ArrowUp'), press('PageDown'), press('Tab')]).toEqual([false, false, false]);
    expect(scrollBy).not.toHaveBeenCalled();
  });

  it('leave the focus where a visitor has put it meanwhile', () => {
    const { tabs, press } = start();
    tabs[0]?.focus();
    press('ArrowDown');
    tabs[0]?.blur();
    vi.advanceTimersByTime(500);
    expect(document.activeElement).toBe(document.body);
  });

  it('are not pinned where one of them needs more than a window', () => {
    needed = WINDOW_PX + 40;
    const { root, list, within } = start();
    expect([root?.dataset['state'], list?.hidden, within()]).toEqual(['flow', true, [true, true, true]]);
    needed = WINDOW_PX;
    resize();
    expect(root?.dataset['state']).toBe('pinned');
  });

  it('are as they were served when they are stopped', () => {
    const { stop, served, tabs } = start();
    scrollTo(WINDOW_PX);
    tabs[0]?.click();
    stop();
    scrollTo(0);
    document.querySelectorAll('[inert]').forEach((panel) => panel.removeAttribute('inert'));
    expect(vi.getTimerCount()).toBe(0);
    expect(document.querySelector('[data-state]')).toBeNull();
    expect(document.querySelectorAll('h3')).toHaveLength(served.match(/<h3/g)!.length);
  });

  it('are one without tabs when there is one, and nothing without any', () => {
    expect(start(fixtures.gamingStoriesOne).tabs).toHaveLength(0);
    expect(document.querySelectorAll('h3')).toHaveLength(1);
    start(fixtures.gamingStoriesNone);
    expect(document.body.innerHTML).toBe('');
  });

  it('name each dot and each story by its title, in the language of the page', () => {
    document.body.innerHTML = draw(carouselBlock, CarouselBlock, fixtures.gamingStoriesBasic, 'es');
    const [panel] = document.querySelectorAll('[role=tabpanel]');
    const [tab] = document.querySelectorAll('[role=tab]');
    expect(tab?.getAttribute('aria-controls')).toBe(panel?.id);
    expect([
      tab?.textContent,
      document.getElementById(panel?.getAttribute('aria-labelledby') ?? '')?.textContent,
    ]).toEqual(['La última curva', 'La última curva']);
  });
});
