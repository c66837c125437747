import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../testing/fixture-props.ts';
import { stubObserver } from '../../testing/stub-observer.ts';
import { carouselBlock } from '../carousel-block.block.ts';
import { CarouselBlock } from '../carousel-block.tsx';
import { enhanceVideoCarousels } from './start-videos.ts';
import * as fixtures from './videos.fixtures.ts';

let see: (isIntersecting: boolean) => void = () => {};
let resize: () => void = () => {};
let reduced = false;

beforeEach(() => {
  vi.useFakeTimers();
  reduced = false;
  const observers: ((isIntersecting: boolean) => void)[] = [];
  see = (isIntersecting) => observers.forEach((tell) => tell(isIntersecting));
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: reduced }));
  stubObserver('ResizeObserver', (tell) => {
    resize = tell;
    return {};
  });
  stubObserver('IntersectionObserver', (tell) => ({
    observe(target) {
      if (target.matches('[data-slide]')) return;
      observers.push((isIntersecting) =>
        tell([{ target, isIntersecting, intersectionRatio: isIntersecting ? 1 : 0 }]),
      );
    },
  }));
  const playing = new WeakSet<Element>();
  vi.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockImplementation(function (this: HTMLMediaElement) {
    return !playing.has(this);
  });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
    playing.add(this);
    this.dispatchEvent(new Event('play'));
    return Promise.resolve();
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    if (playing.delete(this)) this.dispatchEvent(new Event('pause'));
  });
});

const ROOM_PX = 800;
function start() {
  document.body.innerHTML = draw(carouselBlock, CarouselBlock, fixtures.videosBasic);
  const track = document.querySelector('[data-track]')!;
  Object.defineProperties(track, { clientWidth: { value: ROOM_PX }, scrollWidth: { value: 3 * ROOM_PX } });
  track.querySelectorAll('[data-slide]').forEach((slide, index) =>
    Object.defineProperties(slide, {
      offsetLeft: { value: index * ROOM_PX },
      offsetWidth: { value: ROOM_PX },
    }),
  );
  const stop = enhanceVideoCarousels(document.body);
  resize();
  see(true);
  const films = [...document.querySelectorAll('video')];
  return {
    stop,
    films,
    playing: () => films.flatMap((film, index) => (film.paused ? [] : [index])),
    button: (name: string) => document.querySelector<HTMLElement>(`[data-${name}]`)!,
  };
}

describe('a carousel of films', () => {
  it('leads the films while it runs, so that none plays by itself', () => {
    const { films, stop } = start();
    expect(films.map((film) => film.closest('[data-leads-films]') !== null)).toEqual([true, true, true]);
    stop();
    expect(document.querySelector('[data-leads-films]')).toBeNull();
  });

  it('moves every 8000 ms within 500 ms, and plays the film in front alone', () => {
    const { playing } = start();
    expect(document.querySelector('[data-carousel]')?.getAttribute('data-carousel')).toBe(
      '{"transition":500,"loop":true,"interval":8000}',
    );
    expect(playing()).toEqual([0]);
    vi.advanceTimersByTime(7999);
    expect(playing()).toEqual([0]);
    vi.advanceTimersByTime(1);
    expect(playing()).toEqual([1]);
    vi.advanceTimersByTime(16_000);
    expect(playing()).toEqual([0]);
  });

  it('plays without sound the film that a visitor goes to', () => {
    const { button, playing, films } = start();
    button('next').click();
    expect([playing(), films[1]?.muted]).toEqual([[1], true]);
  });

  it('stands still with its film when it is stopped, and goes on with it', () => {
    const { button, playing } = start();
    button('pause').click();
    expect(playing()).toEqual([]);
    vi.advanceTimersByTime(20_000);
    expect(playing()).toEqual([]);
    button('pause').click();
    expect(playing()).toEqual([0]);
  });

  it('stays with a film that somebody listens to', () => {
    const { playing, films } = start();
    films[0]!.pause();
    films[0]!.muted = false;
    void films[0]!.play();
    vi.advanceTimersByTime(20_000);
    expect(playing()).toEqual([0]);
  });

  it('leaves a film paused that the visitor has paused, until they press Play', () => {
    const { button, playing, films } = start();
    films[0]!.pause();
    document.dispatchEvent(new Event('visibilitychange'));
    see(false);
    see(true);
    button('next').click();
    expect(playing()).toEqual([1]);
    button('previous').click();
    expect(playing()).toEqual([]);
    void films[0]!.play();
    see(false);
    see(true);
    expect(playing()).toEqual([0]);
  });

  it('plays the film in front again when the visitor lets the carousel go on', () => {
    const { button, playing, films } = start();
    films[0]!.pause();
    button('pause').click();
    button('pause').click();
    expect(playing()).toEqual([0]);
  });

  it.each([
    ['out of view', () => see(false)],
    [
      'in a hidden tab',
      () => {
        vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
        document.dispatchEvent(new Event('visibilitychange'));
      },
    ],
  ])('plays nothing %s', (_, happen) => {
    const { playing } = start();
    happen();
    expect(playing()).toEqual([]);
  });

  it('plays nothing by itself under reduced motion', () => {
    reduced = true;
    const { playing, button } = start();
    button('next').click();
    vi.advanceTimersByTime(20_000);
    expect(playing()).toEqual([]);
  });

  it('leaves nothing running when it is ended', () => {
    const { stop, playing } = start();
    vi.advanceTimersByTime(16);
    stop();
    expect([playing(), vi.getTimerCount()]).toEqual([[], 0]);
  });

  it('has its words and films in the page without script, and is nothing without a film', () => {
    const html = draw(carouselBlock, CarouselBlock, fixtures.videosBasic, 'es');
    expect(html.match(/<video[^>]*controls/g)).toHaveLength(3);
    expect(html).toContain('aria-label="Sale de la central"');
    expect(draw(carouselBlock, CarouselBlock, fixtures.videosOne)).not.toContain('data-pause');
    expect(draw(carouselBlock, CarouselBlock, fixtures.videosNone)).toBe('');
  });
});
