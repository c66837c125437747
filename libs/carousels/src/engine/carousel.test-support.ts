import { afterEach, beforeEach, vi } from 'vitest';
import { startCarousel, type CarouselListeners, type Stop } from './carousel.ts';
import type { CarouselOptions } from './options.ts';

/** Width of the track and of a slide, px. */
export const ROOM_PX = 400;
export const FRAME_MS = 16;

/** Functions that cause the events of a real browser. */
export const browser = {
  /** Reports a first or changed size to the carousel's observer. */
  resize: (): void => {},
  /** Reports which share of the carousel is in view, 0 to 1. */
  see: (_share: number): void => {},
  /** Whether the visitor prefers reduced motion. */
  reduced: false,
  /** Margins with which the carousel observes its visibility. */
  viewMargin: '',
  /** Observers that currently observe an element. */
  observers: new Set<object>(),
};

class Resizes {
  constructor(callback: () => void) {
    browser.resize = callback;
  }
  observe(): void {
    browser.observers.add(this);
  }
  disconnect(): void {
    browser.observers.delete(this);
    browser.resize = () => {};
  }
}

class Intersections {
  readonly #tell: (entries: object[]) => void;
  readonly #margin: string;
  constructor(callback: (entries: object[]) => void, { rootMargin = '' }: IntersectionObserverInit = {}) {
    this.#tell = callback;
    this.#margin = rootMargin;
  }
  observe(target: Element): void {
    browser.observers.add(this);
    if (target.matches('[data-slide]')) return;
    browser.viewMargin = this.#margin;
    browser.see = (share) => this.#tell([{ target, isIntersecting: share > 0, intersectionRatio: share }]);
  }
  disconnect(): void {
    browser.observers.delete(this);
  }
}

/** Replaces the browser's observers and clock around each test of a file. */
export function standInForBrowser(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    browser.reduced = false;
    browser.observers.clear();
    vi.stubGlobal('matchMedia', (query: string) =>
      Object.assign(new EventTarget(), { matches: query.includes('reduced-motion') && browser.reduced }),
    );
    vi.stubGlobal('ResizeObserver', Resizes);
    vi.stubGlobal('IntersectionObserver', Intersections);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    document.body.replaceChildren();
    history.replaceState(null, '', location.pathname);
  });
}

const SIZES = {
  x: { room: 'clientWidth', length: 'scrollWidth', offset: 'offsetLeft', size: 'offsetWidth' },
  y: { room: 'clientHeight', length: 'scrollHeight', offset: 'offsetTop', size: 'offsetHeight' },
} as const;

/**
 * Returns a carousel as the server sends it.
 * @param inView number of slides in view at once
 */
export function served(count: number, options: Partial<CarouselOptions> = {}, inView = 1): HTMLElement {
  const { room, length, offset, size } = SIZES[options.axis ?? 'x'];
  const slides = Array.from(
    { length: count },
    (_, index) => `<div id="slide-${index}" data-slide><h3 id="in-slide-${index}"></h3></div>`,
  );
  const dots = slides.map((_, index) => `<a href="#slide-${index}" data-dot></a>`);
  document.body.innerHTML = `<section data-carousel='${JSON.stringify(options)}'><div data-controls hidden><button data-pause></button><button data-previous></button>${dots.join('')}<button data-next></button></div><div data-track>${slides.join('')}</div></section>`;
  const root = document.body.firstElementChild as HTMLElement;
  const track = root.querySelector('[data-track]') as HTMLElement;
  const slidePx = ROOM_PX / inView;
  Object.defineProperties(track, { [room]: { value: ROOM_PX }, [length]: { value: count * slidePx } });
  track
    .querySelectorAll('[data-slide]')
    .forEach((slide, index) =>
      Object.defineProperties(slide, { [offset]: { value: index * slidePx }, [size]: { value: slidePx } }),
    );
  return root;
}

export interface Started {
  readonly root: HTMLElement;
  readonly track: HTMLElement;
  readonly stop: Stop;
  button(name: string): HTMLElement;
  dot(index: number): HTMLElement;
  /** Index of the dot for the current slide. */
  front(): number;
}

/** Returns a carousel that has been started and measured, and is in view. */
export function start(
  count: number,
  options: Partial<CarouselOptions> = {},
  listeners: CarouselListeners = {},
  inView = 1,
): Started {
  const root = served(count, options, inView);
  const one = (selector: string) => root.querySelector(selector) as HTMLElement;
  const stop = startCarousel(root, listeners);
  browser.resize();
  browser.see(1);
  const dots = () => [...root.querySelectorAll<HTMLElement>('[data-dot]')];
  return {
    root,
    track: one('[data-track]'),
    stop,
    button: (name) => one(`[data-${name}]`),
    dot: (index) => dots()[index] as HTMLElement,
    front: () => dots().findIndex((dot) => dot.hasAttribute('aria-current')),
  };
}
