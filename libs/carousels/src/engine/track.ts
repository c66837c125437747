import { glide } from './glide.ts';
import { nearest } from './position.ts';

export interface Track {
  /** Slides that can stand at the front: of nine that are seen three at a time, seven. */
  readonly count: number;
  /** The one that stands there. */
  readonly index: number;
  /** Moves there within so many ms. */
  show(index: number, ms: number): void;
}

export interface TrackListeners {
  /** Another slide has come to the front, by whatever means. */
  onIndex(index: number): void;
  /** The room has changed, and with it how many slides can stand at the front. */
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
  signal.addEventListener('abort', () => {
    observer.disconnect();
    for (const slide of slides) slide.inert = false;
  });
}

/** A row of slides that snaps: reads where it stands, and moves it. Places are measured when the room changes, not on the way. */
export function createTrack(
  element: HTMLElement,
  slides: readonly HTMLElement[],
  { onIndex, onCount }: TrackListeners,
  signal: AbortSignal,
): Track {
  let places: readonly number[] = [0];
  let index = 0;
  let frame = 0;
  let gliding = false;
  let endGlide = () => {};

  function measure(): void {
    const room = element.clientWidth;
    const end = element.scrollWidth - room;
    const [first] = slides;
    const centred = first !== undefined && getComputedStyle(first).scrollSnapAlign.includes('center');
    const padding = parseFloat(getComputedStyle(element).scrollPaddingInlineStart) || 0;
    const placeOf = ({ offsetLeft, offsetWidth }: HTMLElement) =>
      centred ? offsetLeft - (room - offsetWidth) / 2 : offsetLeft - padding;
    const found = new Set(slides.map((slide) => Math.round(Math.max(0, Math.min(placeOf(slide), end)))));
    const before = places.length;
    places = found.size > 0 ? [...found] : [0];
    if (places.length !== before) onCount(places.length);
    read();
  }
  function read(): void {
    if (!gliding) become(nearest(places, element.scrollLeft));
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
  guardReach(element, slides, signal);
  signal.addEventListener('abort', () => {
    cancelAnimationFrame(frame);
    endGlide();
    resized.disconnect();
  });

  return {
    get count() {
      return places.length;
    },
    get index() {
      return index;
    },
    show(wanted, ms) {
      const place = places[wanted];
      if (place === undefined) return;
      endGlide();
      gliding = true;
      endGlide = glide(element, place, ms, () => (gliding = false));
      become(wanted);
    },
  };
}
