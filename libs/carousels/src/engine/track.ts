import { countInView, measurePlaces, SCROLLED } from './axis.ts';
import { glide } from './glide.ts';
import type { CarouselOptions } from './options.ts';
import { nearest } from './position.ts';

export interface Track {
  /** Slides that can stand at the front: of nine that are seen three at a time, seven. */
  readonly count: number;
  /** Slides that are seen whole at once, at least one. */
  readonly inView: number;
  /** The one that stands there. */
  readonly index: number;
  /** The one nearest to where it has been scrolled to just now. */
  nearest(): number;
  /** Moves there within so many ms. */
  show(index: number, ms: number): void;
}

type TrackOptions = Pick<CarouselOptions, 'axis' | 'keepsReach'>;

export interface TrackListeners {
  /** Another slide has come to the front, by whatever means. */
  onIndex(index: number): void;
  /** The room has been measured, or has changed, and with it how many slides can stand at the front. */
  onCount(count: number): void;
}

/** A slide with less of it in view than this is out of reach. */
const REACHABLE_SHARE = 0.5;

/** Keeps what is out of view out of the way of keyboard and screen reader. */
function guardReach(element: HTMLElement, slides: readonly HTMLElement[], signal: AbortSignal): void {
  const observer = new IntersectionObserver(
    (changes) => {
      for (const { target, intersectionRatio } of changes)
        (target as HTMLElement).inert = intersectionRatio < REACHABLE_SHARE;
    },
    { root: element, threshold: REACHABLE_SHARE },
  );
  for (const slide of slides) observer.observe(slide);
  const release = () => {
    observer.disconnect();
    for (const slide of slides) slide.inert = false;
  };
  signal.addEventListener('abort', release, { once: true });
}

/** A row of slides that snaps: reads where it stands, and moves it. Places are measured when the room changes, not on the way. */
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
  // A hand on the track outranks whatever moves it.
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
