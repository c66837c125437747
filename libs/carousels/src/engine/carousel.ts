import { createAutoplay, type Autoplay } from './autoplay.ts';
import { holdWhenDue } from './holds.ts';
import { readOptions } from './options.ts';
import { after, before } from './position.ts';
import { createTrack } from './track.ts';

export interface CarouselListeners {
  /** Another slide has come to the front, by whatever means. */
  readonly onSelect?: ((index: number) => void) | undefined;
}

/** Ends all that moves; the carousel stays where it is, as it was served. */
export type Stop = () => void;

/**
 * Makes a served carousel move: `[data-track]` with its `[data-slide]`s, and what there is of `[data-previous]`,
 * `[data-next]`, `[data-dot]`s and `[data-pause]` within `[data-controls]`. Without it the track is scrolled by touch,
 * keyboard or trackpad, and the controls stay hidden.
 */
export function startCarousel(root: HTMLElement, { onSelect }: CarouselListeners = {}): Stop {
  const track = root.querySelector<HTMLElement>('[data-track]');
  if (!track) return () => {};
  const { interval, transition, step, loop, inView } = readOptions(root);
  const button = (name: string) => root.querySelector<HTMLButtonElement>(`[data-${name}]`);
  const previous = button('previous');
  const next = button('next');
  const pause = button('pause');
  const controls = root.querySelector<HTMLElement>('[data-controls]');
  const dots = [...root.querySelectorAll<HTMLButtonElement>('[data-dot]')];
  const slides = [...track.querySelectorAll<HTMLElement>(':scope > [data-slide]')];
  const ending = new AbortController();
  const { signal } = ending;
  let autoplay: Autoplay | undefined;

  const stage = createTrack(
    track,
    slides,
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
  const place = () => ({ index: stage.index, count: stage.count, step, loop });
  const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
  const go = (index: number) => stage.show(index, calm() ? 0 : transition);

  function paint(): void {
    const { index, count } = stage;
    if (controls) controls.hidden = count < 2;
    // Not `disabled`: the focus would be lost at either end.
    previous?.setAttribute('aria-disabled', String(!loop && index === 0));
    next?.setAttribute('aria-disabled', String(!loop && index === count - 1));
    dots.forEach((dot, at) => {
      dot.hidden = at >= count;
      if (at === index) dot.setAttribute('aria-current', 'true');
      else dot.removeAttribute('aria-current');
    });
  }

  previous?.addEventListener('click', () => go(before(place())), { signal });
  next?.addEventListener('click', () => go(after(place())), { signal });
  dots.forEach((dot, at) => dot.addEventListener('click', () => go(at), { signal }));

  if (interval !== undefined) {
    autoplay = createAutoplay(
      interval,
      () => go(after({ ...place(), loop: true })),
      (moving) => {
        track.setAttribute('aria-live', moving ? 'off' : 'polite');
        root.dataset['state'] = moving ? 'playing' : 'paused';
      },
    );
    holdWhenDue(root, autoplay, { inView, pause }, signal);
    const moves = autoplay;
    pause?.addEventListener(
      'click',
      () => {
        moves.want(!moves.wanted);
        root.dataset['wanted'] = String(moves.wanted);
      },
      { signal },
    );
  } else {
    track.setAttribute('aria-live', 'polite');
    root.dataset['state'] = 'paused';
  }
  paint();

  return () => {
    autoplay?.stop();
    ending.abort();
    if (controls) controls.hidden = true;
    delete root.dataset['state'];
    track.removeAttribute('aria-live');
  };
}
