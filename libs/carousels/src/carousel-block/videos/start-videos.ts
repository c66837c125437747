import { startCarousel, type CarouselListeners, type Stop } from '../../engine/carousel.ts';
import { OPTIONS_ATTRIBUTE } from '../../engine/options.ts';
import { PLAYS_FROM_SHARE } from './videos.constants.ts';

/** Starts a film without sound. If the browser refuses, the film's poster and button stay. */
async function play(film: HTMLVideoElement): Promise<void> {
  film.muted = true;
  try {
    await film.play();
  } catch {
    // The browser refused to play, or a pause came first.
  }
}

/**
 * Starts a carousel of films that is in the server's HTML. Only the film in front plays, without sound, while the
 * carousel is in view. No film plays by itself if the visitor has stopped the carousel, has paused the film, or prefers
 * reduced motion. A film that plays with sound stops the carousel.
 */
export function startVideos(root: HTMLElement, { onSelect }: CarouselListeners = {}): Stop {
  const films = [...root.querySelectorAll('[data-slide]')].map((slide) => slide.querySelector('video'));
  const pause = root.querySelector<HTMLElement>('[data-pause]');
  const reduced = matchMedia('(prefers-reduced-motion: reduce)');
  const ending = new AbortController();
  const { signal } = ending;
  let current = 0;
  let inView = false;

  /** Films that this script has paused, until their `pause` events arrive. */
  const pausedHere = new WeakSet<EventTarget>();
  /** Films that the visitor has paused, until the visitor plays them. */
  const pausedByVisitor = new WeakSet<EventTarget>();

  function pauseFilm(film: HTMLVideoElement | null | undefined): void {
    if (!film || film.paused) return;
    pausedHere.add(film);
    film.pause();
  }

  const isWanted = () => root.dataset['wanted'] !== 'false';
  function settle(): void {
    films.forEach((film, at) => at !== current && pauseFilm(film));
    const film = films[current];
    if (!film) return;
    if (!inView || document.hidden) pauseFilm(film);
    else if (isWanted() && !reduced.matches && film.paused && !pausedByVisitor.has(film)) void play(film);
  }

  const stop = startCarousel(root, {
    onSelect(index) {
      current = index;
      settle();
      onSelect?.(index);
    },
  });
  // This listener runs after the carousel's own listener.
  pause?.addEventListener(
    'click',
    () => {
      const film = films[current];
      if (!isWanted()) return pauseFilm(film);
      if (film) pausedByVisitor.delete(film);
      settle();
    },
    { signal },
  );
  root.addEventListener(
    'pause',
    ({ target }) => {
      if (!(target instanceof HTMLVideoElement) || pausedHere.delete(target)) return;
      // A film also pauses at its end, and browsers pause films that nobody sees.
      if (!target.ended && inView && !document.hidden) pausedByVisitor.add(target);
    },
    { capture: true, signal },
  );
  root.addEventListener(
    'play',
    ({ target }) => {
      if (target) pausedByVisitor.delete(target);
      if (target instanceof HTMLVideoElement && !target.muted && isWanted()) {
        pause?.click();
        void target.play().catch(() => {});
      }
    },
    { capture: true, signal },
  );
  document.addEventListener('visibilitychange', settle, { signal });
  const observer = new IntersectionObserver(
    ([entry]) => {
      inView = entry?.isIntersecting ?? false;
      settle();
    },
    { threshold: PLAYS_FROM_SHARE },
  );
  observer.observe(root);
  // Keeps the script of the films from starting a film after the visitor has stopped the carousel.
  root.dataset['leadsFilms'] = '';

  return () => {
    delete root.dataset['leadsFilms'];
    ending.abort();
    observer.disconnect();
    stop();
    films.forEach((film) => film?.pause());
  };
}

/**
 * Runs `startVideos` on every carousel of films within an element, on pages without React. Returns a function that
 * stops all of them.
 */
export function enhanceVideoCarousels(root: Element): Stop {
  const stops = [...root.querySelectorAll<HTMLElement>(`[${OPTIONS_ATTRIBUTE}]`)].map((carousel) =>
    startVideos(carousel),
  );
  return () => stops.forEach((stop) => stop());
}
