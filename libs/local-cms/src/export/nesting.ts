/**
 * Whether a value is nested deeper than a limit. The check stops at the limit, so that deep nesting cannot
 * overflow the stack.
 */
export function nestsDeeperThan(value: unknown, limit: number): boolean {
  if (limit < 0) return true;
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((part) => nestsDeeperThan(part, limit - 1));
}
