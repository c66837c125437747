/** A reason to pause a carousel. */
export type Hold =
  'hover' | 'focus' | 'focus-in-slide' | 'touch' | 'hidden' | 'out-of-view' | 'reduced-motion';

/** Reasons that do not pause a carousel after a visitor has pressed “play”. */
const YIELDING: ReadonlySet<Hold> = new Set(['hover', 'focus']);

export interface Autoplay {
  /** Adds a reason to pause if `on` is true, and removes the reason if `on` is false. */
  hold(reason: Hold, on: boolean): void;
  /** Stores whether the visitor wants the carousel to move. A wish to move overrides hover and focus. */
  want(playing: boolean): void;
  /** Whether the visitor allows movement. The button shows this state. */
  readonly wanted: boolean;
  /** Starts the interval again, so that the next slide comes after a whole interval. */
  restart(): void;
  /** Stops the timer for good. */
  stop(): void;
}

/**
 * Calls `turn` every `interval` ms unless there is a reason to pause.
 * @param onChange called when the carousel begins or stops moving
 */
export function createAutoplay(
  interval: number,
  turn: () => void,
  onChange: (moving: boolean) => void,
): Autoplay {
  const holds = new Set<Hold>();
  let wish: boolean | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let moving: boolean | undefined;

  const free = () => wish !== false && [...holds].every((reason) => wish === true && YIELDING.has(reason));
  function restart(): void {
    clearTimeout(timer);
    const now = free();
    timer = now ? setTimeout(next, interval) : undefined;
    if (now === moving) return;
    moving = now;
    onChange(now);
  }
  function next(): void {
    turn();
    restart();
  }
  restart();

  return {
    hold(reason, on) {
      if (holds.has(reason) === on) return;
      if (on) holds.add(reason);
      else holds.delete(reason);
      restart();
    },
    want(playing) {
      wish = playing;
      restart();
    },
    get wanted() {
      return wish ?? true;
    },
    restart,
    stop() {
      wish = false;
      restart();
    },
  };
}
