/** A submission as its sender knows it. */
export interface Sent {
  readonly key: string;
  /** Whether somebody has answered that it is kept. */
  readonly acknowledged: boolean;
}

/** A submission as the database knows it, or a delivery as the receiver saw it, who tells repetitions by the id. */
export interface Kept {
  readonly key: string;
  readonly id: string;
}

/** Holds what was promised against what is there. */
export function judge(sent: readonly Sent[], stored: readonly Kept[], delivered: readonly Kept[]) {
  const byKey = (all: readonly Kept[]) => Map.groupBy(all, ({ key }) => key);
  const [storedBy, deliveredBy] = [byKey(stored), byKey(delivered)];
  const known = new Set(sent.map(({ key }) => key));
  const promised = sent.filter(({ acknowledged }) => acknowledged).map(({ key }) => key);
  const count = (keys: Iterable<string>, holds: (key: string) => boolean) => [...keys].filter(holds).length;
  const counts = {
    /** Acknowledged, and not in the database. */
    lost: count(promised, (key) => !storedBy.has(key)),
    /** In the database more than once. */
    doubled: count(storedBy.keys(), (key) => (storedBy.get(key)?.length ?? 0) > 1),
    /** In the database, though nobody has sent them. */
    invented: count(storedBy.keys(), (key) => !known.has(key)),
    /** Acknowledged, and never seen by the receiver. */
    undelivered: count(promised, (key) => !deliveredBy.has(key)),
    /** Delivered under another id than the one in the database. */
    renamed: count(
      deliveredBy.keys(),
      (key) =>
        deliveredBy.get(key)?.some(({ id }) => !storedBy.get(key)?.some((row) => row.id === id)) ?? false,
    ),
  };
  return {
    sent: sent.length,
    acknowledged: promised.length,
    stored: stored.length,
    ...counts,
    /** Beyond the first; allowed, because they carry the same id. */
    repeatedDeliveries: delivered.length - deliveredBy.size,
    ok: promised.length > 0 && Object.values(counts).every((number) => number === 0),
  };
}
