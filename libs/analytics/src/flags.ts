export { FlagsProvider } from './flags/flags-provider.tsx';
export type { FlagsProviderProps } from './flags/flags-provider.tsx';
export { useVariation } from './flags/use-variation.ts';
export { portalFlagProvider } from './flags/portal-flag-provider.ts';
export { assignedVariation, isVariationOn } from './flags/is-variation-on.ts';
