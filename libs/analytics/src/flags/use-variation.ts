'use client';

import { useStringFlagValue } from '@openfeature/react-sdk';
import { useFlagsPresence } from './flags-provider.tsx';
import { isVariationOn } from './is-variation-on.ts';

/**
 * Whether the visitor sees this variation of a flag, by the rule of `isVariationOn`. Renders again when the
 * experiments change. Outside a `FlagsProvider` it returns false, so that a component works in an app without
 * experiments.
 */
export function useVariation(flagKey: string, variationName: string): boolean {
  if (!useFlagsPresence()) return false;
  // eslint-disable-next-line react-hooks/rules-of-hooks -- a provider cannot come or go above a component without remounting it, so the order of hooks is fixed for its lifetime
  const variation = useStringFlagValue(flagKey, '');
  return isVariationOn({ [flagKey]: variation }, flagKey, variationName);
}
