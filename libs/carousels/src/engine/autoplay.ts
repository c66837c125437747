/** Why a carousel stands still for a while. */
export type Hold = 'hover' | 'focus' | 'touch' | 'hidden' | 'out-of-view' | 'reduced-motion';

/** Holds that a visitor's own press of "play" outranks. */
const YIELDING: ReadonlySet<Hold> = new Set(['hover', 'focus']);

export interface Autoplay {
  /** Begins or ends a reason to stand still. */
  hold(reason: Hold, on: boolean): void;
  /** The visitor's own word, which outranks hover and focus. */
  want(playing: boolean): void;
  /** Whether the visitor lets it move; what the button shows. */
  readonly wanted: boolean;
  /** The next turn comes a whole interval from now. */
  restart(): void;
  /** No turn comes any more. */
  stop(): void;
}

/**
 * Calls `turn` every `interval` ms unless something holds it.
 * @param onChange called when it begins or ceases to move
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
