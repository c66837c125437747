/**
 * Splits a list into groups of neighbors so that the tallest group is as short as possible. It keeps the order,
 * and no group is empty. There are `count` groups, or one per item if there are fewer items.
 * @param heightOf returns the height of an item, in any unit, not negative
 */
export function splitInGroups<T>(
  items: readonly T[],
  count: number,
  heightOf: (item: T) => number,
): readonly (readonly T[])[] {
  const groups = Math.min(count, items.length);
  if (groups <= 1) return items.length === 0 ? [] : [items];
  const tops = [0];
  for (const item of items) tops.push((tops.at(-1) ?? 0) + heightOf(item));
  const height = (from: number, to: number) => (tops[to] ?? 0) - (tops[from] ?? 0);

  // For the first `end` items, best[end] holds the height of the tallest group, which is the smallest possible,
  // and the index at which the last group starts.
  let best = items.map((_, index) => ({ tallest: height(0, index + 1), starts: [0] }));
  for (let made = 2; made <= groups; made += 1) {
    best = best.map((fewer, index) => {
      let found = fewer;
      for (let start = made - 1; start <= index; start += 1) {
        const before = best[start - 1];
        if (before === undefined) continue;
        const tallest = Math.max(before.tallest, height(start, index + 1));
        if (start === made - 1 || tallest < found.tallest) {
          found = { tallest, starts: [...before.starts, start] };
        }
      }
      return found;
    });
  }
  const starts = best.at(-1)?.starts ?? [0];
  return starts.map((start, index) => items.slice(start, starts[index + 1] ?? items.length));
}
