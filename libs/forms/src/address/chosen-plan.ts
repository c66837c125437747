/**
 * Query parameter with the plan that the visitor has chosen. The address check and its result page read the plan from
 * it.
 */
export const PLAN_PARAM = 'plan';

/** Matches the key of a plan in a URL. The content decides which plans exist. */
export const PLAN_KEY = /^[a-z\d][a-z\d-]{0,39}$/;

/**
 * Returns the key of the plan that a URL names, or undefined if the URL names no plan or has an invalid key.
 * @param address a query, or a URL or path with a query
 */
export function planIn(address: string): string | undefined {
  const mark = address.indexOf('?');
  const plan = mark < 0 ? null : new URLSearchParams(address.slice(mark)).get(PLAN_PARAM);
  return plan !== null && PLAN_KEY.test(plan) ? plan : undefined;
}

/**
 * Returns the path of a page with a plan in its query. Without a plan, returns the path unchanged.
 * @param page path of the page, with or without a query
 */
export const withPlan = (page: string, plan: string | undefined): string =>
  plan === undefined ? page : `${page}${page.includes('?') ? '&' : '?'}${PLAN_PARAM}=${plan}`;

/** The plan that a visitor has chosen before an address check. */
export interface ChosenPlan {
  /** The query that names the plan: `?plan=skein-1-gig`. */
  readonly query: string;
  /** Name and price, such as “Skein 1 Gig, $70 a month”. */
  readonly text: string;
  /** Address of the page with all plans. */
  readonly changeHref?: string | undefined;
}
