import { hasAccount, isSignedIn, isVariationOn, type Experiments, type PortalData } from '@skein/analytics';
import { splitLocale, type CallToActionContent, type SiteLanguages } from '@skein/cms-client';

/** The actions at the end of the header, for one visitor. */
export interface HeaderActions {
  /** Whether the visitor is signed in. The account menu then replaces the link to sign in. */
  readonly isSignedIn: boolean;
  /** The link to sign in, if content has one. */
  readonly signIn: CallToActionContent | undefined;
  /** `app` for customers. Otherwise the address check or the next step, if content has one. */
  readonly check: 'app' | CallToActionContent | undefined;
}

export const opensAddressCheck = ({ target }: CallToActionContent) => target.action === 'open-address-check';
/**
 * Whether a call to action may be the header's main step: it opens the address check, or it has a path and so appears
 * only on pages at or below this path.
 */
export const isNextStep = (cta: CallToActionContent) => opensAddressCheck(cta) || cta.path !== undefined;
const isVariant = ({ flagKey, variationName }: CallToActionContent) =>
  flagKey !== undefined && variationName !== undefined;

/** Returns the call to action of the visitor's variation, or else the first one that has no variation. */
function variantFor(
  ctas: readonly CallToActionContent[],
  experiments: Experiments,
): CallToActionContent | undefined {
  return (
    ctas.find(({ flagKey = '', variationName = '' }) => isVariationOn(experiments, flagKey, variationName)) ??
    ctas.find((cta) => !isVariant(cta))
  );
}

/**
 * Whether a call to action appears on a page: the call has no path, or the page is at or below this path, which has no
 * language prefix.
 */
export function isForPage(
  { path }: Pick<CallToActionContent, 'path'>,
  currentPath: string,
  languages?: SiteLanguages,
): boolean {
  if (path === undefined) return true;
  const bare = (one: string) => splitLocale(one, languages).path.replace(/\/?(?:\?.*|$)/, '/');
  return bare(currentPath).startsWith(bare(path));
}

/**
 * Returns the main step of a page: among calls to action with a path, or else among all, the one of the visitor's
 * variation, or else the first without a variation.
 */
function stepOn(
  ctas: readonly CallToActionContent[],
  currentPath: string,
  experiments: Experiments,
  languages?: SiteLanguages,
): CallToActionContent | undefined {
  const steps = ctas.filter((cta) => isNextStep(cta) && isForPage(cta, currentPath, languages));
  const own = steps.filter(({ path }) => path !== undefined);
  return variantFor(own, experiments) ?? variantFor(steps, experiments);
}

/**
 * Returns the call to action that replaces the address check on a page, in the header and the bar of small
 * screens. It has no variation, because the bar is the same for all visitors.
 */
export function ownStep(
  ctas: readonly CallToActionContent[],
  currentPath: string,
  languages?: SiteLanguages,
): CallToActionContent | undefined {
  const step = stepOn(ctas, currentPath, {}, languages);
  return step && !opensAddressCheck(step) ? step : undefined;
}

/**
 * Returns the call to action for the bar of small screens: the page's own step, or else the site's. The bar has no
 * script for experiments, so it never shows a call to action of a variation.
 */
export const stickyStep = (
  ctas: readonly CallToActionContent[],
  siteStep: CallToActionContent | undefined,
  currentPath: string,
  languages?: SiteLanguages,
) => ownStep(ctas, currentPath, languages) ?? (siteStep && !isVariant(siteStep) ? siteStep : undefined);

/**
 * Selects the header's actions from two groups: calls to action that open the address check or have a path, and links
 * to sign in. In each group, the visitor's variation comes first. On its pages, a call to action with a path comes
 * before those without.
 * @param portal undefined before the portal sends data, and for anonymous visitors
 */
export function headerActions(
  ctas: readonly CallToActionContent[],
  currentPath: string,
  portal: PortalData | undefined,
  languages?: SiteLanguages,
): HeaderActions {
  const experiments = portal?.experiments ?? {};
  const signIn = variantFor(
    ctas.filter((cta) => !isNextStep(cta)),
    experiments,
  );
  const check = stepOn(ctas, currentPath, experiments, languages);
  return {
    isSignedIn: portal !== undefined && isSignedIn(portal),
    signIn,
    check: check && portal && hasAccount(portal) ? 'app' : check,
  };
}

/**
 * Returns the pairs of a flag and a variation that the content names. Other variations do not change the header, so
 * they do not start its script.
 */
export function namedVariations(
  ctas: readonly CallToActionContent[],
): readonly (readonly [flagKey: string, variation: string])[] {
  return ctas.flatMap(({ flagKey, variationName }) =>
    flagKey === undefined || variationName === undefined ? [] : [[flagKey, variationName] as const],
  );
}
