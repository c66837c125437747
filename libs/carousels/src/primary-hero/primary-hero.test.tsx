import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fixtureProps } from '../testing/fixture-props.ts';
import { served } from '../testing/served.ts';
import { stubObserver } from '../testing/stub-observer.ts';
import { primaryHero } from './primary-hero.block.ts';
import * as fixtures from './primary-hero.fixtures.ts';
import { PrimaryHero } from './primary-hero.tsx';
import { enhancePrimaryHeroes } from './start-primary-hero.ts';

const ROOM_PX = 1000;
let resize: () => void = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  stubObserver('ResizeObserver', (tell) => {
    resize = tell;
    return {};
  });
  stubObserver('IntersectionObserver', (tell) => ({
    observe(target) {
      if (!target.matches('[data-slide]')) tell([{ target, isIntersecting: true, intersectionRatio: 1 }]);
    },
  }));
  // Gives the visible slides positions beside each other.
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    const shown = [...(this.parentElement?.querySelectorAll(':scope > [data-slide]:not([hidden])') ?? [])];
    return Math.max(0, shown.indexOf(this)) * ROOM_PX;
  });
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(ROOM_PX);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(ROOM_PX);
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(function (this: Element) {
    return this.querySelectorAll('[data-slide]:not([hidden])').length * ROOM_PX;
  });
});

function start(search = '') {
  history.replaceState(null, '', `/${search}`);
  document.body.append(served(primaryHero, PrimaryHero, fixtures.primaryHeroBasic).element);
  const heroes = enhancePrimaryHeroes(document.body);
  resize();
  const slides = [...document.querySelectorAll<HTMLElement>('[data-slide]')];
  return {
    ...heroes,
    know(experiments: Record<string, string>) {
      heroes.know(experiments);
      resize();
    },
    front() {
      const shown = slides.filter(({ hidden }) => !hidden);
      const dots = [...document.querySelectorAll('[data-dot]:not([hidden])')];
      return shown[dots.findIndex((dot) => dot.hasAttribute('aria-current'))]?.querySelector('h1,h2')
        ?.textContent;
    },
  };
}
const ALL = 'The line is there first';

describe('a primary hero', () => {
  it('goes round every 5000 ms within 1000 ms, and rests on the first item after the last', () => {
    expect(served(primaryHero, PrimaryHero, fixtures.primaryHeroBasic).options).toEqual({
      interval: 5000,
      transition: 1000,
      loop: true,
      once: true,
    });
    const { front } = start();
    const seen = [0, 1, 2, 3, 4].map(() => {
      vi.advanceTimersByTime(5000);
      return front();
    });
    expect(seen).toEqual(['Austin to Austin', 'You read the letter', ALL, ALL, ALL]);
  });

  it.each([
    ['', ALL],
    ['?city=austin', 'Austin to Austin'],
    ['?utm_medium=mail', 'You read the letter'],
  ])('begins at "%s" with %s, and ends there', (search, title) => {
    const { front } = start(search);
    expect(front()).toBe(title);
    vi.advanceTimersByTime(15_000);
    expect(front()).toBe(title);
    vi.advanceTimersByTime(15_000);
    expect(front()).toBe(title);
  });

  it('shows the item of its variation, first, to those who are in it', () => {
    const { know, front } = start();
    know({ moving_hero: 'two_months' });
    expect(front()).toBe('Two months on the house');
  });

  it('stays paused, where it is, for those who have paused it before that is known', () => {
    const { know, front } = start();
    vi.advanceTimersByTime(6500);
    const pause = document.querySelector<HTMLElement>('[data-pause]');
    pause?.click();
    know({ moving_hero: 'two_months' });
    expect(front()).toBe('Austin to Austin');
    vi.advanceTimersByTime(15_000);
    expect(front()).toBe('Austin to Austin');
    expect(document.querySelector<HTMLElement>('[data-variation-only]')?.hidden).toBe(false);
    pause?.click();
    vi.advanceTimersByTime(5000);
    expect(front()).toBe('You read the letter');
  });

  it('throws nobody back who looks at another item by then', () => {
    const { know, front } = start();
    document.querySelector<HTMLElement>('[data-next]')?.click();
    vi.advanceTimersByTime(1500);
    know({ moving_hero: 'two_months' });
    expect(front()).toBe('Austin to Austin');
  });

  it.each([{}, { moving_hero: 'control' }, { another: 'two_months' }])(
    'to nobody else: %o',
    (experiments) => {
      const { know, front } = start();
      know(experiments);
      expect(front()).toBe(ALL);
      expect(document.querySelector<HTMLElement>('[data-variation-only]')?.hidden).toBe(true);
    },
  );

  it('names its flag where the page looks for flags, and keeps its variation out of sight without script', () => {
    const { element } = served(primaryHero, PrimaryHero, fixtures.primaryHeroBasic);
    expect(element.querySelector('[data-flags]')?.getAttribute('data-flags')).toBe(
      '[["moving_hero","two_months"]]',
    );
    expect(element.querySelectorAll('[data-slide][hidden]')).toHaveLength(1);
    expect(served(primaryHero, PrimaryHero, fixtures.primaryHeroOne).element.innerHTML).not.toContain(
      'data-flags',
    );
    expect(served(primaryHero, PrimaryHero, fixtures.primaryHeroNone).element.innerHTML).toBe('');
  });

  it('has the title of the page in the first item that everybody sees', () => {
    const { items, ...rest } = fixtureProps(primaryHero, fixtures.primaryHeroBasic);
    const varied = items.filter(({ onlyInVariation }) => onlyInVariation);
    const page = document.createElement('div');
    page.innerHTML = renderToString(<PrimaryHero {...rest} items={[...varied, ...items]} />);
    expect([...page.querySelectorAll('h1')].map(({ textContent }) => textContent)).toEqual([ALL]);
    expect(page.querySelectorAll('img')[1]?.getAttribute('fetchpriority')).toBe('high');
    expect(page.querySelectorAll('img[fetchpriority]')).toHaveLength(1);
  });

  it('wakes for one item only if a variation shows it', () => {
    const { items, ...rest } = fixtureProps(primaryHero, fixtures.primaryHeroBasic);
    const wakes = (some: typeof items) => primaryHero.wake({ ...rest, items: some }) !== undefined;
    expect(items.map((item) => wakes([item]))).toEqual([false, false, false, true]);
  });

  it('leaves no timer behind', () => {
    const { stop } = start();
    vi.advanceTimersByTime(16);
    stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});
