/** A submission as its sender knows it. */
export interface Sent {
  readonly key: string;
  /** Whether somebody has answered that it is kept. */
  readonly acknowledged: boolean;
}

/** A submission as the database knows it. */
export interface Stored {
  readonly key: string;
  readonly id: string;
}

/** A delivery as the receiver saw it. */
export interface Delivered {
  readonly key: string;
  /** The header by which a receiver tells repetitions. */
  readonly id: string;
}

export interface Verdict {
  readonly sent: number;
  readonly acknowledged: number;
  readonly stored: number;
  /** Acknowledged, and not in the database. */
  readonly lost: number;
  /** In the database more than once. */
  readonly doubled: number;
  /** In the database, though nobody has sent them. */
  readonly invented: number;
  /** Acknowledged, and never seen by the receiver. */
  readonly undelivered: number;
  /** Delivered under another key than the one in the database. */
  readonly renamed: number;
  /** Deliveries beyond the first; allowed, because they carry the same key. */
  readonly repeatedDeliveries: number;
  readonly ok: boolean;
}

function groupIds(rows: readonly { readonly key: string; readonly id: string }[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const { key, id } of rows) {
    const ids = groups.get(key);
    if (ids) ids.push(id);
    else groups.set(key, [id]);
  }
  return groups;
}

/** Holds what was promised against what is there. */
export function judge(
  sent: readonly Sent[],
  stored: readonly Stored[],
  delivered: readonly Delivered[],
): Verdict {
  const storedIds = groupIds(stored);
  const deliveredIds = groupIds(delivered);
  const known = new Set(sent.map(({ key }) => key));
  const promised = sent.filter(({ acknowledged }) => acknowledged).map(({ key }) => key);
  const count = (keys: Iterable<string>, holds: (key: string) => boolean) => [...keys].filter(holds).length;
  const counts = {
    lost: count(promised, (key) => !storedIds.has(key)),
    doubled: count(storedIds.keys(), (key) => (storedIds.get(key)?.length ?? 0) > 1),
    invented: count(storedIds.keys(), (key) => !known.has(key)),
    undelivered: count(promised, (key) => !deliveredIds.has(key)),
    renamed: count(
      deliveredIds.keys(),
      (key) => deliveredIds.get(key)?.some((id) => !storedIds.get(key)?.includes(id)) ?? false,
    ),
  };
  return {
    sent: sent.length,
    acknowledged: promised.length,
    stored: stored.length,
    ...counts,
    repeatedDeliveries: delivered.length - deliveredIds.size,
    ok: promised.length > 0 && Object.values(counts).every((number) => number === 0),
  };
}
