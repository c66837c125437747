interface Identified {
  readonly id?: string | undefined;
  readonly uid: string;
}
interface Plans<P extends Identified> {
  readonly tiers: readonly P[];
  readonly plans: readonly P[];
}

/**
 * Returns the block without plans whose identifier occurs twice, regardless of case. The first plan stays, and
 * `report` tells the editor about each later plan.
 */
export function oncePerPlan<P extends Identified, B extends Plans<P>>(
  block: B,
  report: (of: keyof Plans<P>, reason: string) => void,
): B {
  const first = new Map<string, string | undefined>();
  const once = (of: keyof Plans<P>, list: readonly P[]) =>
    list.filter(({ id, uid }) => {
      const key = uid.toUpperCase();
      if (!first.has(key)) {
        first.set(key, id);
        return true;
      }
      const other = first.get(key);
      report(
        of,
        other === id
          ? `holds ${id} a second time; it is shown once`
          : `holds ${id}, whose identifier ${uid} is that of ${other}: it is left out`,
      );
      return false;
    });
  return { ...block, tiers: once('tiers', block.tiers), plans: once('plans', block.plans) };
}
