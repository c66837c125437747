/** Publication time of all demo content. It is fixed, so that the same sources always give the same export. */
export const PUBLISHED_AT = '2026-11-25T09:00:00.000Z';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the date that is some weeks before the publication of the demo, such as `2026-11-18`. */
export const weeksBefore = (weeks: number): string =>
  new Date(Date.parse(PUBLISHED_AT) - weeks * 7 * DAY_MS).toISOString().slice(0, 10);
