/**
 * Generated pages of cities and states that browser tests visit. The list has one page of each kind: the home
 * page of each phase, a home page that asks visitors for their interest, each page below a home page, a state
 * with one city, and a state with many cities. `apps/site/src/server/every-page.test.ts` renders the other
 * pages without a browser.
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

/** Handwritten pages of cities and states. */
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

/** Whether browser tests visit a page. They leave out most pages of cities and states. */
export function isVisited(path: string): boolean {
  const english = path.replace(/^\/intl\/es(?=\/|$)/, '');
  return !/^\/(?:cities|states)\//.test(english) || visited.has(english);
}
