/**
 * Where an arrow key leads in a list: one on or back, and around at its ends.
 * @param current index of the focused item, -1 when none is
 * @returns the index to focus; undefined for another key or an empty list
 */
export function nextItem(key: string, current: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (current + 1) % count;
  if (key === 'ArrowUp') return current <= 0 ? count - 1 : current - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
