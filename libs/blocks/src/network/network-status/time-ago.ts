const STEPS = [
  ['minute', 60],
  ['hour', 60],
  ['day', 24],
  ['month', 30],
  ['year', 12],
] as const;

/**
 * Returns how long ago a time was, in words: “5 minutes ago”, “yesterday”. It counts whole units. A time in the
 * future, caused by a wrong clock, counts as now.
 * @param thenMs ms since 1970
 * @param tag BCP 47
 */
export function timeAgo(thenMs: number, nowMs: number, tag: string): string {
  let unit: Intl.RelativeTimeFormatUnit = 'second';
  let passed = Math.max(0, nowMs - thenMs) / 1000;
  for (const [larger, size] of STEPS) {
    if (passed < size) break;
    passed /= size;
    unit = larger;
  }
  const whole = unit === 'second' ? 0 : Math.floor(passed);
  return new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(-whole, unit);
}
