import { startCarousel, type CarouselListeners, type Stop } from '../../engine/carousel.ts';
import { OPTIONS_ATTRIBUTE } from '../../engine/options.ts';
import { PLAYS_FROM_SHARE } from './videos.constants.ts';

/** Starts a film without sound. If a browser refuses, its poster and button stay. */
async function play(film: HTMLVideoElement): Promise<void> {
  film.muted = true;
  try {
    await film.play();
  } catch {
    // Refused by the browser, or overtaken by a pause.
  }
}

/**
 * Starts a served carousel of films. Only the film in front plays, without sound and while it is in view,
 * unless the visitor has stopped the carousel or prefers reduced motion. A film that plays with sound stops
 * the carousel.
 */
export function startVideos(root: HTMLElement, { onSelect }: CarouselListeners = {}): Stop {
  const films = [...root.querySelectorAll('[data-slide]')].map((slide) => slide.querySelector('video'));
  const pause = root.querySelector<HTMLElement>('[data-pause]');
  const reduced = matchMedia('(prefers-reduced-motion: reduce)');
  const ending = new AbortController();
  const { signal } = ending;
  let current = 0;
  let inView = false;

  const isWanted = () => root.dataset['wanted'] !== 'false';
  function settle(): void {
    films.forEach((film, at) => at !== current && film?.pause());
    const film = films[current];
    if (!film) return;
    if (!inView || document.hidden) film.pause();
    else if (isWanted() && !reduced.matches && film.paused) void play(film);
  }

  const stop = startCarousel(root, {
    onSelect(index) {
      current = index;
      settle();
      onSelect?.(index);
    },
  });
  // After the carousel has taken note of it.
  pause?.addEventListener('click', () => (isWanted() ? settle() : films[current]?.pause()), { signal });
  root.addEventListener(
    'play',
    ({ target }) => {
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
  // A film that comes into view late, on its way to the front, would play by itself after all were stopped.
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
 * Makes every served carousel of films within an element move. For pages without React. Returns a function
 * that ends it.
 */
export function enhanceVideoCarousels(root: Element): Stop {
  const stops = [...root.querySelectorAll<HTMLElement>(`[${OPTIONS_ATTRIBUTE}]`)].map((carousel) =>
    startVideos(carousel),
  );
  return () => stops.forEach((stop) => stop());
}
