import { hasAccount, isSignedIn, isVariationOn, type Experiments, type PortalData } from '@skein/analytics';
import { splitLocale, type CallToActionContent, type SiteLanguages } from '@skein/cms-client';

/** The actions at the end of the header for this visitor. */
export interface HeaderActions {
  /** Whether the visitor is signed in. The account menu then replaces the link to sign in. */
  readonly isSignedIn: boolean;
  /** The link to sign in, if content has one. */
  readonly signIn: CallToActionContent | undefined;
  /** `app` for customers; otherwise the address check or the step after it, if content has one. */
  readonly check: 'app' | CallToActionContent | undefined;
}

export const opensAddressCheck = ({ target }: CallToActionContent) => target.action === 'open-address-check';
/**
 * Whether a call to action is the header's main step: the address check, or, on its own pages, a step after
 * it.
 */
export const isNextStep = (cta: CallToActionContent) => opensAddressCheck(cta) || cta.path !== undefined;
const isVariant = ({ flagKey, variationName }: CallToActionContent) =>
  flagKey !== undefined && variationName !== undefined;

/**
 * Returns the first call to action whose variation the visitor sees, or else the first one without an
 * experiment.
 */
function variantFor(
  ctas: readonly CallToActionContent[],
  experiments: Experiments,
): CallToActionContent | undefined {
  return (
    ctas.find(({ flagKey = '', variationName = '' }) => isVariationOn(experiments, flagKey, variationName)) ??
    ctas.find((cta) => !isVariant(cta))
  );
}

/** Whether a call to action is meant for a page. Its path has no language prefix. */
export function isForPage(
  { path }: Pick<CallToActionContent, 'path'>,
  currentPath: string,
  languages?: SiteLanguages,
): boolean {
  if (path === undefined) return true;
  const current = splitLocale(currentPath, languages).path;
  const start = splitLocale(path, languages).path.replace(/\/$/, '');
  return current === start || current.startsWith(`${start}/`);
}

/**
 * Returns the call to action that a page sets instead of the address check, in its header and in the bar of
 * small screens.
 */
export const ownStep = (
  ctas: readonly CallToActionContent[],
  currentPath: string,
  languages?: SiteLanguages,
) =>
  ctas.find(
    (cta) => cta.path !== undefined && !opensAddressCheck(cta) && isForPage(cta, currentPath, languages),
  );

/**
 * Selects the header's actions from its calls to action: entries that open the address check or have a path
 * are one group, and the others are links to sign in. In each group a variant whose flag is on replaces the
 * first entry.
 * @param portal undefined before the portal sends data, and for anonymous visitors
 */
export function headerActions(
  ctas: readonly CallToActionContent[],
  currentPath: string,
  portal: PortalData | undefined,
  languages?: SiteLanguages,
): HeaderActions {
  const here = ctas.filter((cta) => isForPage(cta, currentPath, languages));
  const experiments = portal?.experiments ?? {};
  const signIn = variantFor(
    here.filter((cta) => !isNextStep(cta)),
    experiments,
  );
  const check = variantFor(here.filter(isNextStep), experiments);
  return {
    isSignedIn: portal !== undefined && isSignedIn(portal),
    signIn,
    check: check && portal && hasAccount(portal) ? 'app' : check,
  };
}

/** Returns the flag keys with their variations in content: the header wakes only for these. */
export function namedVariations(
  ctas: readonly CallToActionContent[],
): readonly (readonly [flagKey: string, variation: string])[] {
  return ctas.flatMap(({ flagKey, variationName }) =>
    flagKey === undefined || variationName === undefined ? [] : [[flagKey, variationName] as const],
  );
}
