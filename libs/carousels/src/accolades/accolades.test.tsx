import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ServerStyleSheet } from 'styled-components';
import { renderToString } from 'react-dom/server';
import { startCarousel } from '../engine/carousel.ts';
import { fixtureProps } from '../testing/fixture-props.ts';
import { served } from '../testing/served.ts';
import { stubObserver } from '../testing/stub-observer.ts';
import { accolades } from './accolades.block.ts';
import * as fixtures from './accolades.fixtures.ts';
import { Accolades } from './accolades.tsx';

const show = (fixture: (typeof fixtures)[keyof typeof fixtures]) => served(accolades, Accolades, fixture);

describe('Accolades', () => {
  it('moves every 3000 ms while at least half of it is in view', () => {
    expect(show(fixtures.accoladesBasic).options).toEqual({ interval: 3000, inView: 0.5, loop: true });
  });

  it('asks for pictures 600 px wide in slides and 200 px wide in thumbnails', () => {
    const { items, ...rest } = fixtureProps(accolades, fixtures.accoladesBasic);
    const [photo, drawing] = items;
    const element = document.createElement('div');
    // The image service scales a photograph that is its own badge. It leaves a drawing unchanged.
    element.innerHTML = renderToString(
      <Accolades {...rest} items={[{ ...photo!, badge: photo!.image }, drawing!]} />,
    );
    const asked = (within: string) =>
      [...element.querySelectorAll(`${within} img`)].map((image) => image.getAttribute('src'));
    expect(asked('[data-slide]:first-child')).toEqual([
      '/artwork/porch.svg?w=600',
      '/artwork/porch.svg?w=200',
    ]);
    expect(asked('[data-thumbs]')).toEqual(['/artwork/porch.svg?w=200', '/artwork/portrait-4.svg']);
  });

  it('has a dot and a thumbnail for each, dots up to 1023 px', () => {
    const { element } = show(fixtures.accoladesBasic);
    expect(element.querySelectorAll('[data-thumbs] [data-dot]')).toHaveLength(3);
    expect(element.querySelectorAll('[data-controls] [data-dot]')).toHaveLength(3);
    const sheet = new ServerStyleSheet();
    renderToString(sheet.collectStyles(<Accolades {...fixtureProps(accolades, fixtures.accoladesBasic)} />));
    expect(sheet.getStyleTags()).toMatch(/@media \(width ?> ?1023px\)\{[^@]*?\[data-dot\]\{display:none/);
    sheet.seal();
  });

  it('has nothing to press with one, and is nothing without any', () => {
    expect(show(fixtures.accoladesOne).element.querySelector('button')).toBeNull();
    expect(show(fixtures.accoladesNone).element.innerHTML).toBe('');
  });
});

describe('accolades that move', () => {
  let see: (share: number) => void = () => {};
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
    stubObserver('ResizeObserver', (tell) => ({ observe: () => queueMicrotask(tell) }));
    stubObserver('IntersectionObserver', (tell) => ({
      observe(target) {
        if (!target.matches('[data-slide]'))
          see = (share) => tell([{ target, isIntersecting: share > 0, intersectionRatio: share }]);
      },
    }));
    vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
      return [...(this.parentElement?.children ?? [])].indexOf(this) * 600;
    });
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(600);
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(600);
    vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(1800);
  });

  async function start() {
    document.body.append(show(fixtures.accoladesBasic).element);
    const root = document.querySelector<HTMLElement>('[data-carousel]')!;
    startCarousel(root);
    await Promise.resolve();
    const marked = (within: string) =>
      [...root.querySelectorAll(`${within} [data-dot]`)].findIndex((dot) => dot.hasAttribute('aria-current'));
    return { root, front: () => [marked('[data-thumbs]'), marked('[data-controls]')] };
  }

  it('wait until half of the block is seen, and mark thumbnail and dot', async () => {
    const { front } = await start();
    see(0.49);
    vi.advanceTimersByTime(9000);
    expect(front()).toEqual([0, 0]);
    see(0.5);
    vi.advanceTimersByTime(2999);
    expect(front()).toEqual([0, 0]);
    vi.advanceTimersByTime(1);
    expect(front()).toEqual([1, 1]);
    see(0.4);
    vi.advanceTimersByTime(9000);
    expect(front()).toEqual([1, 1]);
  });

  it('stand still from mouse-down until the button is let go', async () => {
    const { root, front } = await start();
    see(1);
    root.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    vi.advanceTimersByTime(9000);
    expect(front()).toEqual([0, 0]);
    document.dispatchEvent(new Event('pointerup'));
    vi.advanceTimersByTime(3000);
    expect(front()).toEqual([1, 1]);
  });
});
