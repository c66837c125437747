import { countInView, measurePlaces, SCROLLED } from './axis.ts';
import { glide } from './glide.ts';
import type { CarouselOptions } from './options.ts';
import { nearest } from './position.ts';
import { createReach } from './reach.ts';

export interface Track {
  /**
   * Number of slides that can be at the front. Of nine slides with three in view at once, seven can be at the front.
   */
  readonly count: number;
  /** Number of slides that are fully in view at once, at least one. */
  readonly inView: number;
  /** Index of the slide at the front. */
  readonly index: number;
  /** Returns the index of the slide nearest to the current scroll position. */
  nearest(): number;
  /** Moves to a slide within `ms` milliseconds. */
  show(index: number, ms: number): void;
}

type TrackOptions = Pick<CarouselOptions, 'axis' | 'keepsReach'>;

export interface TrackListeners {
  /** Called when another slide comes to the front, whatever the cause. */
  onIndex(index: number): void;
  /**
   * Called with the number of slides that can be at the front, after the first measurement and after each
   * change of the number.
   */
  onCount(count: number): void;
}

/** Share of a slide that must be in view, 0 to 1, before keyboard and screen reader can reach the slide. */
const REACHABLE_SHARE = 0.5;

/** Hides slides out of view from keyboard and screen reader. */
function guardReach(element: HTMLElement, slides: readonly HTMLElement[], signal: AbortSignal): void {
  const reach = createReach(element, slides, signal);
  const seen = new Map<Element, number>();
  const observer = new IntersectionObserver(
    (changes) => {
      for (const { target, intersectionRatio } of changes) seen.set(target, intersectionRatio);
      reach((slide) => (seen.get(slide) ?? 1) < REACHABLE_SHARE);
    },
    { root: element, threshold: REACHABLE_SHARE },
  );
  for (const slide of slides) observer.observe(slide);
  signal.addEventListener('abort', () => observer.disconnect());
}

/**
 * Creates a track, which is a snapping row of slides. It measures positions when the size changes, not during
 * movement.
 */
export function createTrack(
  element: HTMLElement,
  slides: readonly HTMLElement[],
  { axis, keepsReach }: TrackOptions,
  { onIndex, onCount }: TrackListeners,
  signal: AbortSignal,
): Track {
  let places: readonly number[] = [0];
  let inView = 1;
  let measured = false;
  let index = 0;
  let frame = 0;
  let gliding = false;
  let endGlide = () => {};

  const nearestNow = () => nearest(places, element[SCROLLED[axis]]);
  function measure(): void {
    const before = places.length;
    inView = countInView(element, slides, axis);
    places = measurePlaces(element, slides, axis);
    if (!measured || places.length !== before) onCount(places.length);
    measured = true;
    read();
  }
  function read(): void {
    if (!gliding) become(nearestNow());
  }
  function become(now: number): void {
    if (now === index) return;
    index = now;
    onIndex(now);
  }

  element.addEventListener(
    'scroll',
    () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(read);
    },
    { passive: true, signal },
  );
  // Input from the visitor stops a scroll animation of the track.
  for (const type of ['pointerdown', 'wheel', 'keydown'])
    element.addEventListener(type, () => endGlide(), { passive: true, signal });
  const resized = new ResizeObserver(measure);
  resized.observe(element);
  if (!keepsReach) guardReach(element, slides, signal);
  const end = () => {
    cancelAnimationFrame(frame);
    endGlide();
    resized.disconnect();
  };
  signal.addEventListener('abort', end, { once: true });

  return {
    get count() {
      return places.length;
    },
    get inView() {
      return inView;
    },
    get index() {
      return index;
    },
    nearest: nearestNow,
    show(wanted, ms) {
      const place = places[wanted];
      if (place === undefined) return;
      endGlide();
      gliding = true;
      endGlide = glide(element, axis, place, ms, () => (gliding = false));
      become(wanted);
    },
  };
}
