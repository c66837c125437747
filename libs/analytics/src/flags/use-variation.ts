'use client';

import { useStringFlagValue } from '@openfeature/react-sdk';
import { useFlagsPresence } from './flags-provider.tsx';
import { isVariationOn } from './is-variation-on.ts';

/**
 * Whether the visitor sees this variation of a flag, by the rules of `isVariationOn`. A change of the
 * experiments renders the component again. Outside a `FlagsProvider` it returns false, so a component also
 * works in an app without experiments.
 */
export function useVariation(flagKey: string, variationName: string): boolean {
  if (!useFlagsPresence()) return false;
  // eslint-disable-next-line react-hooks/rules-of-hooks -- a provider cannot come or go above a component without remounting it, so the order of hooks is fixed for its lifetime
  const variation = useStringFlagValue(flagKey, '');
  return isVariationOn({ [flagKey]: variation }, flagKey, variationName);
}
