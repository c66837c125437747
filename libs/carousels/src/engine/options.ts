/** How a carousel moves. All times are in ms. */
export interface CarouselOptions {
  /** Time between two slides of a carousel that moves by itself, ms. Undefined: it does not move by itself. */
  readonly interval?: number | undefined;
  /** Duration of a move between two slides, ms. */
  readonly transition: number;
  /** Number of slides per step, for the arrows and the timer. */
  readonly step: number;
  /** Limits a step to the number of slides in view. */
  readonly stepWithinView: boolean;
  /** Whether the first slide follows the last slide. */
  readonly loop: boolean;
  /** Share of the carousel that must be in view before it moves by itself, 0 to 1. */
  readonly inView: number;
  /** Margins of the window that count as in view, in the syntax of `IntersectionObserver`. */
  readonly viewMargin: string;
  /** Direction in which the slides move. */
  readonly axis: Axis;
  /**
   * Distance that a finger must move a slide to bring the next slide, px. After a shorter swipe, the slide
   * returns.
   */
  readonly swipeTolerance: number;
  /** Whether keyboard and page search can reach slides that are out of view. */
  readonly keepsReach: boolean;
  /** Whether the timer stops when a visitor chooses a slide. */
  readonly stopsWhenPicked: boolean;
  /** Whether the timer ends after one round, at the slide where it began. */
  readonly once: boolean;
}

/** Direction of the slides: side by side (`x`), or one below the other (`y`). */
export type Axis = 'x' | 'y';

/** Default interval of a carousel that moves by itself, ms. */
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

/** Attribute of a carousel's element with {@link CarouselOptions} as JSON, without default values. */
export const OPTIONS_ATTRIBUTE = 'data-carousel';

/** Reads the options of a carousel from its element. Returns the defaults if the JSON is not valid. */
export function readOptions(root: Element): CarouselOptions {
  try {
    const said: unknown = JSON.parse(root.getAttribute(OPTIONS_ATTRIBUTE) ?? '');
    return { ...DEFAULT_OPTIONS, ...(said as Partial<CarouselOptions>) };
  } catch {
    return DEFAULT_OPTIONS;
  }
}
