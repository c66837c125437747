/**
 * Whether a value is nested deeper than a limit. It looks no deeper than that limit, because it guards against
 * a stack overflow.
 */
export function nestsDeeperThan(value: unknown, limit: number): boolean {
  if (limit < 0) return true;
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((part) => nestsDeeperThan(part, limit - 1));
}
