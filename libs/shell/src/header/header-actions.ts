import { hasAccount, isSignedIn, isVariationOn, type Experiments, type PortalData } from '@skein/analytics';
import { splitLocale, type CallToActionContent, type SiteLanguages } from '@skein/cms-client';

/** What stands at the end of the header for this visitor. */
export interface HeaderActions {
  /** Somebody is signed in: the account menu takes the place of the way to sign in. */
  readonly isSignedIn: boolean;
  /** The way to sign in, if content has one. */
  readonly signIn: CallToActionContent | undefined;
  /** `app` for customers; otherwise the address check or what comes after it, if content has one. */
  readonly check: 'app' | CallToActionContent | undefined;
}

export const opensAddressCheck = ({ target }: CallToActionContent) => target.action === 'open-address-check';
/** What the header asks for: the address check, or on pages of its own a step that comes after it. */
export const isNextStep = (cta: CallToActionContent) => opensAddressCheck(cta) || cta.path !== undefined;
const isVariant = ({ flagKey, variationName }: CallToActionContent) =>
  flagKey !== undefined && variationName !== undefined;

/** The first entry whose variation the visitor sees, else the first that belongs to no experiment. */
function variantFor(
  ctas: readonly CallToActionContent[],
  experiments: Experiments,
): CallToActionContent | undefined {
  return (
    ctas.find(({ flagKey = '', variationName = '' }) => isVariationOn(experiments, flagKey, variationName)) ??
    ctas.find((cta) => !isVariant(cta))
  );
}

/** Whether a call to action is meant for a page; its path is written without language prefix. */
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
 * The call to action that a page sets in place of the address check, in its header and in the bar of small screens.
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
 * Picks what the header shows out of its calls to action: entries that open the address check, or have a path, are one
 * group, the others are ways to sign in. In each group a variant whose flag is on replaces the first.
 * @param portal undefined until portal data has said something, and for anonymous visitors
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

/** Flag keys with the variations that content names: only these are worth waking the header for. */
export function namedVariations(
  ctas: readonly CallToActionContent[],
): readonly (readonly [flagKey: string, variation: string])[] {
  return ctas.flatMap(({ flagKey, variationName }) =>
    flagKey === undefined || variationName === undefined ? [] : [[flagKey, variationName] as const],
  );
}
