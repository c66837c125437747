/** The position of an edit in the stream of all edits: the id of a stream entry, `1526919030474-55`. */
export type Position = string;

/** The position before all edits. */
export const START: Position = '0-0';
const MAX_REMEMBERED = 20_000;

export function isAfter(one: Position, other: Position): boolean {
  const [ms = 0, count = 0] = one.split('-').map(Number);
  const [otherMs = 0, otherCount = 0] = other.split('-').map(Number);
  return ms > otherMs || (ms === otherMs && count > otherCount);
}

/**
 * Remembers the last edit of each entry. With this log, a replica can find out whether a page that another
 * replica has drawn is still current.
 */
export interface ChangeLog {
  /** Position of the last edit that this process knows. */
  readonly position: Position;
  add(position: Position, tags: readonly string[]): void;
  /** Adds an edit after which every entry counts as edited. */
  addAll(position: Position): void;
  /** Whether an entry in `tags` was edited after a position. True if the log does not go back that far. */
  changedSince(position: Position, tags: Iterable<string>): boolean;
}

/** Creates an empty log. @param known edits before this position are unknown */
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
