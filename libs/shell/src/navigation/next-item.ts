/**
 * Returns the item that an arrow key leads to in a list. At its ends the list starts over.
 * @param current index of the focused item, -1 if none is
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
