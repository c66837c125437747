/** The position of an edit in the stream of all edits: the id of a stream entry, `1526919030474-55`. */
export type Position = string;

/** The position before all edits. */
export const START: Position = '0-0';
/** How many entries to remember by id. */
const MAX_REMEMBERED = 20_000;

export function isAfter(one: Position, other: Position): boolean {
  const [ms = 0, count = 0] = one.split('-').map(Number);
  const [otherMs = 0, otherCount = 0] = other.split('-').map(Number);
  return ms > otherMs || (ms === otherMs && count > otherCount);
}

/**
 * Remembers which entries were edited when. It tells whether a page that another replica has drawn is still
 * current.
 */
export interface ChangeLog {
  /** Position of the last edit that this process knows. */
  readonly position: Position;
  add(position: Position, tags: readonly string[]): void;
  /** Adds an edit of everything, or so many edits that they are not known one by one. */
  addAll(position: Position): void;
  /** Whether an entry of these was edited after a position. Unknown counts as yes. */
  changedSince(position: Position, tags: Iterable<string>): boolean;
}

/** Creates an empty log. @param known position before which nothing is known */
export function createChangeLog(known: Position, maxRemembered = MAX_REMEMBERED): ChangeLog {
  const last = new Map<string, Position>();
  let all = known;
  let position = known;
  const reach = (next: Position) => {
    if (isAfter(next, position)) position = next;
  };

  return {
    get position() {
      return position;
    },
    add(at, tags) {
      reach(at);
      if (last.size + tags.length > maxRemembered) {
        last.clear();
        all = position;
      }
      for (const tag of tags) last.set(tag, at);
    },
    addAll(at) {
      reach(at);
      last.clear();
      all = position;
    },
    changedSince(since, tags) {
      if (isAfter(all, since)) return true;
      for (const tag of tags) {
        const at = last.get(tag);
        if (at !== undefined && isAfter(at, since)) return true;
      }
      return false;
    },
  };
}
