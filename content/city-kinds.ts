/**
 * Pages of cities and of states are made by one function for each kind, so the journeys in a browser visit one page of
 * each: a home of every phase and of one that asks who wants it, one page of each kind under it, and states with one card and with many. All the others
 * are drawn without a browser, in `apps/site/src/server/every-page.test.ts`. What is written by hand, or stands for
 * forms and crops, is among the pages of `pages.ts` by itself.
 */
export const CITY_KINDS = [
  '/cities',
  '/cities/nashville',
  '/cities/chicago',
  '/cities/omaha',
  '/cities/tempe',
  '/cities/saltlakevalley/support',
  '/cities/saltlakevalley/fiberspace',
  '/cities/saltlakevalley/apartments',
  '/states/georgia',
  '/states/california',
] as const;

/** Written one by one. */
export const WRITTEN_CITY_PAGES = [
  '/cities/austin',
  '/cities/austin/support',
  '/cities/austin/fiberspace',
  '/cities/westminster',
  '/cities/lasvegas',
  '/cities/chandler',
  '/states/texas',
] as const;

const visited: ReadonlySet<string> = new Set([...CITY_KINDS, ...WRITTEN_CITY_PAGES]);

/** Whether a page is visited in a browser: any that is not of a city or a state, and one of each kind of these. */
export function isVisited(path: string): boolean {
  const english = path.replace(/^\/intl\/es(?=\/|$)/, '');
  return !/^\/(?:cities|states)\//.test(english) || visited.has(english);
}
