import { createAutoplay, type Autoplay } from './autoplay.ts';
import { holdWhenDue } from './holds.ts';
import { readOptions, type CarouselOptions } from './options.ts';
import { after, before } from './position.ts';
import { settleSwipes } from './swipe.ts';
import { createTrack } from './track.ts';

export interface CarouselListeners {
  /** Called when another slide comes to the front, whatever the cause. */
  readonly onSelect?: ((index: number) => void) | undefined;
}

/** Stops a carousel. The carousel keeps its position, and again works as without script. */
export type Stop = () => void;

/**
 * Makes a carousel in the server's HTML move. The function uses `[data-track]` with its `[data-slide]`s and, if they
 * exist, `[data-previous]`, `[data-next]`, `[data-dot]`s and `[data-pause]`. Without script, visitors scroll the track
 * by touch, keyboard or trackpad; `[data-controls]` stay hidden, and dots that are links lead to their slides.
 */
export function startCarousel(root: HTMLElement, { onSelect }: CarouselListeners = {}): Stop {
  const track = root.querySelector<HTMLElement>('[data-track]');
  if (!track) return () => {};
  const options = readOptions(root);
  const { transition, loop, axis } = options;
  const one = (name: string) => root.querySelector<HTMLElement>(`[data-${name}]`);
  const previous = one('previous');
  const next = one('next');
  const controls = one('controls');
  const dots = [...root.querySelectorAll<HTMLElement>('[data-dot]')];
  const slides = [...track.querySelectorAll<HTMLElement>(':scope > [data-slide]:not([hidden])')];
  const ending = new AbortController();
  const { signal } = ending;

  const stage = createTrack(
    track,
    slides,
    options,
    {
      onIndex(index) {
        paint();
        autoplay?.restart();
        onSelect?.(index);
      },
      onCount: () => paint(),
    },
    signal,
  );
  const step = () => (options.stepWithinView ? Math.min(options.step, stage.inView) : options.step);
  const place = () => ({ index: stage.index, count: stage.count, step: step(), loop });
  const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
  const go = (index: number) => stage.show(index, calm() ? 0 : transition);

  function paint(): void {
    const { index, count } = stage;
    if (controls) controls.hidden = count < 2;
    // Uses `aria-disabled`, because a `disabled` button would lose the focus at either end.
    previous?.setAttribute('aria-disabled', String(!loop && index === 0));
    next?.setAttribute('aria-disabled', String(!loop && index === count - 1));
    dots.forEach((dot, order) => {
      const at = placeOf(dot, order);
      dot.hidden = at >= count;
      if (at === index) dot.setAttribute('aria-current', 'true');
      else dot.removeAttribute('aria-current');
    });
  }
  function press(button: Element | null | undefined, to: () => number): void {
    const act = (event: Event) => {
      event.preventDefault();
      if (options.stopsWhenPicked) want(false);
      go(to());
    };
    button?.addEventListener('click', act, { signal });
  }
  function want(playing: boolean): void {
    if (!autoplay) return;
    autoplay.want(playing);
    root.dataset['wanted'] = String(playing);
  }

  press(previous, () => before(place()));
  press(next, () => after(place()));
  dots.forEach((dot, order) => press(dot, () => placeOf(dot, order)));
  if (axis === 'y')
    listenForArrowKeys(
      track,
      { ArrowUp: () => go(before(place())), ArrowDown: () => go(after(place())) },
      signal,
    );
  settleSwipes(track, stage, options, signal);
  let began: number | undefined;
  function turn(): void {
    began ??= stage.index;
    const next = after({ ...place(), loop: true });
    go(next);
    if (options.once && next === began) want(false);
  }
  const autoplay = startAutoplay(root, track, options, turn, signal);
  // The visitor stopped the carousel before it was started again.
  if (root.dataset['wanted'] === 'false') want(false);
  one('pause')?.addEventListener('click', () => want(!autoplay?.wanted), { signal });
  // The address links to a slide, or to an element in a slide, so the carousel stays there.
  const linked = document.getElementById(location.hash.slice(1));
  if (slides.some((slide) => slide.contains(linked))) want(false);

  return () => {
    autoplay?.stop();
    ending.abort();
    if (controls) controls.hidden = true;
    delete root.dataset['state'];
    track.removeAttribute('aria-live');
  };
}

/**
 * Listens for arrow keys on a vertical track. If the track does not have the focus, the keys scroll the page. A
 * horizontal track needs no listener, because the browser scrolls it.
 */
function listenForArrowKeys(
  track: HTMLElement,
  acts: Readonly<Record<string, () => void>>,
  signal: AbortSignal,
): void {
  const press = (event: KeyboardEvent) => {
    const act = event.target === track ? acts[event.key] : undefined;
    if (!act) return;
    event.preventDefault();
    act();
  };
  track.addEventListener('keydown', press, { signal });
}

/**
 * Returns the index of a dot's slide, from 0: the value of `data-dot`, or else the position of the dot.
 * Carousels with dots in two places set `data-dot`.
 */
function placeOf(dot: HTMLElement, order: number): number {
  const named = parseInt(dot.dataset['dot'] ?? '', 10);
  return Number.isNaN(named) ? order : named;
}

/** Starts the movement, and keeps screen readers from announcing slides that change by themselves. */
function startAutoplay(
  root: HTMLElement,
  track: HTMLElement,
  { interval, inView, viewMargin }: CarouselOptions,
  turn: () => void,
  signal: AbortSignal,
): Autoplay | undefined {
  const show = (moving: boolean) => {
    track.setAttribute('aria-live', moving ? 'off' : 'polite');
    root.dataset['state'] = moving ? 'playing' : 'paused';
  };
  if (interval === undefined) {
    show(false);
    return undefined;
  }
  const autoplay = createAutoplay(interval, turn, show);
  holdWhenDue(root, autoplay, { inView, viewMargin, pause: root.querySelector('[data-pause]') }, signal);
  return autoplay;
}
