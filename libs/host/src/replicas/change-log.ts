/** Where an edit stands in the line of all edits: the id of an entry in a stream, `1526919030474-55`. */
export type Position = string;

/** Before all edits. */
export const START: Position = '0-0';
/** Entries that are remembered by name. */
const MAX_REMEMBERED = 20_000;

export function isAfter(one: Position, other: Position): boolean {
  const [ms = 0, count = 0] = one.split('-').map(Number);
  const [otherMs = 0, otherCount = 0] = other.split('-').map(Number);
  return ms > otherMs || (ms === otherMs && count > otherCount);
}

/** Which edits were made since when: it tells whether a page that was drawn elsewhere is still as it would be drawn now. */
export interface ChangeLog {
  /** The last edit that is known here. */
  readonly position: Position;
  add(position: Position, tags: readonly string[]): void;
  /** An edit of everything, or so many that they are not known one by one. */
  addAll(position: Position): void;
  /** Whether something of these was edited after a position, as far as is known. */
  changedSince(position: Position, tags: Iterable<string>): boolean;
}

/** @param known before this position nothing is known */
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
