/** How a carousel moves. Times in ms. */
export interface CarouselOptions {
  /** Time between two slides while it moves by itself; undefined: it never does. */
  readonly interval?: number | undefined;
  /** Duration of a move between two slides. */
  readonly transition: number;
  /** Slides that an arrow, or the timer, goes on by. */
  readonly step: number;
  /** Never goes on by more slides than are in view at once. */
  readonly stepWithinView: boolean;
  /** After the last slide comes the first. */
  readonly loop: boolean;
  /** Share of the carousel that has to be in view for it to move by itself, 0 to 1. */
  readonly inView: number;
  /** Margins of the window that count as in view, as an `IntersectionObserver` takes them. */
  readonly viewMargin: string;
  /** Which way the slides go. */
  readonly axis: Axis;
  /** px that a finger has to move a slide for it to give way to the next one; less, and it comes back. */
  readonly swipeTolerance: number;
  /** Slides out of view can still be reached by the keyboard, and found in the page. */
  readonly keepsReach: boolean;
  /** A visitor who picks a slide stops what moves by itself. */
  readonly stopsWhenPicked: boolean;
  /** What moves by itself goes round once, and stops where it began. */
  readonly once: boolean;
}

/** x: side by side, y: one below the other. */
export type Axis = 'x' | 'y';

/** Usual interval of a carousel that moves by itself, ms. */
export const DEFAULT_INTERVAL_MS = 3000;

/** The default options: the carousel does not move by itself. */
export const DEFAULT_OPTIONS: CarouselOptions = {
  transition: 350,
  step: 1,
  stepWithinView: false,
  loop: false,
  inView: 0,
  viewMargin: '0px',
  axis: 'x',
  swipeTolerance: 5,
  keepsReach: false,
  stopsWhenPicked: false,
  once: false,
};

/** Attribute of the root that carries {@link CarouselOptions} as JSON, those that differ from the default. */
export const OPTIONS_ATTRIBUTE = 'data-carousel';

/** Reads what the root carries; what is no JSON counts as nothing said. */
export function readOptions(root: Element): CarouselOptions {
  try {
    const said: unknown = JSON.parse(root.getAttribute(OPTIONS_ATTRIBUTE) ?? '');
    return { ...DEFAULT_OPTIONS, ...(said as Partial<CarouselOptions>) };
  } catch {
    return DEFAULT_OPTIONS;
  }
}
