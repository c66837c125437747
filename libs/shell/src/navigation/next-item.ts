/**
 * Returns the index of the item to focus after an arrow key, Home or End. After the last item comes the first
 * one.
 * @param current index of the focused item, -1 if none is focused
 * @returns undefined for other keys or an empty list
 */
export function nextItem(key: string, current: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (current + 1) % count;
  if (key === 'ArrowUp') return current <= 0 ? count - 1 : current - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
