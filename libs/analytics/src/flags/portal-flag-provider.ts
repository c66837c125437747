import {
  ErrorCode,
  StandardResolutionReasons,
  type Provider,
  type ResolutionDetails,
} from '@openfeature/web-sdk';
import type { Experiments } from '../portal/portal-data.ts';
import { assignedVariation } from './is-variation-on.ts';

const BOOLEANS: Readonly<Record<string, boolean>> = { on: true, true: true, off: false, false: false };

function numberOf(variation: string): number | undefined {
  const value = Number(variation);
  return variation.trim() !== '' && Number.isFinite(value) ? value : undefined;
}

/**
 * Creates an OpenFeature provider for the experiments of portal data. The text value of a flag is the name of
 * the visitor's variation. If the name is `on`, `true`, `off` or `false`, the flag also has a boolean value. If
 * the name is a number, the flag also has a number value. A flag has no object value. The provider needs no
 * initialization, so all flags are available in the first render, even on the server.
 */
export function portalFlagProvider(experiments: Experiments): Provider {
  function resolve<T>(
    flagKey: string,
    defaultValue: T,
    read: (variation: string) => T | undefined,
  ): ResolutionDetails<T> {
    const variation = assignedVariation(experiments, flagKey);
    if (variation === undefined) {
      return { value: defaultValue, reason: StandardResolutionReasons.DEFAULT };
    }
    const value = read(variation);
    if (value === undefined) {
      return {
        value: defaultValue,
        variant: variation,
        reason: StandardResolutionReasons.ERROR,
        errorCode: ErrorCode.TYPE_MISMATCH,
      };
    }
    return { value, variant: variation, reason: StandardResolutionReasons.SPLIT };
  }
  return {
    metadata: { name: 'portal experiments' },
    runsOn: 'client',
    resolveStringEvaluation: (flagKey, defaultValue) =>
      resolve(flagKey, defaultValue, (variation) => variation),
    resolveBooleanEvaluation: (flagKey, defaultValue) =>
      resolve(flagKey, defaultValue, (variation) =>
        Object.hasOwn(BOOLEANS, variation) ? BOOLEANS[variation] : undefined,
      ),
    resolveNumberEvaluation: (flagKey, defaultValue) => resolve(flagKey, defaultValue, numberOf),
    resolveObjectEvaluation: (flagKey, defaultValue) => resolve(flagKey, defaultValue, () => undefined),
  };
}
