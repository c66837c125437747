/**
 * Pages of cities and states that the tests in a browser visit, one of each kind, because one function makes
 * all pages of a kind: a home page of each phase and of a city that asks who wants service, one page of each
 * kind below it, and states with one card and with many. `apps/site/src/server/every-page.test.ts` renders all
 * others without a browser. Handwritten pages, and pages that represent forms and crops, are in `pages.ts`
 * anyway.
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

/** City pages that are written individually. */
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

/**
 * Whether the browser tests visit a page: any page that is not of a city or a state, and one of each kind of
 * these.
 */
export function isVisited(path: string): boolean {
  const english = path.replace(/^\/intl\/es(?=\/|$)/, '');
  return !/^\/(?:cities|states)\//.test(english) || visited.has(english);
}
