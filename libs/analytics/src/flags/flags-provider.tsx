'use client';

import { OpenFeature, OpenFeatureProvider, type Provider } from '@openfeature/react-sdk';
import { createContext, use, type JSX, type ReactNode } from 'react';
import { onePerPage } from '../page/one-per-page.ts';
import type { Experiments } from '../portal/portal-data.ts';
import { portalFlagProvider } from './portal-flag-provider.ts';

const FlagsPresence = onePerPage('flags', () => createContext(false));

/** Whether a component is inside a `FlagsProvider`. Outside a provider, the hooks of OpenFeature throw. */
export function useFlagsPresence(): boolean {
  return use(FlagsPresence);
}

const providers = onePerPage('providers', () => new Map<string, Provider>());

/**
 * Returns the OpenFeature domain for these experiments, and creates it if necessary. OpenFeature keeps domains
 * globally, for all visitors of a server. The name of a domain contains the variations, so only visitors with the same
 * variations share a domain.
 */
function domainFor(experiments: Experiments): string {
  const entries = Object.entries(experiments).sort(([a], [b]) => (a < b ? -1 : 1));
  const domain = `portal-experiments:${JSON.stringify(entries)}`;
  let provider = providers.get(domain);
  if (!provider) providers.set(domain, (provider = portalFlagProvider(Object.fromEntries(entries))));
  if (OpenFeature.getProvider(domain) !== provider) OpenFeature.setProvider(domain, provider);
  return domain;
}

export interface FlagsProviderProps {
  /** The variation of each flag, from portal data. */
  experiments: Experiments;
  children?: ReactNode;
}

/** Lets components inside it use `useVariation` and OpenFeature's own hooks. */
export function FlagsProvider({ experiments, children }: FlagsProviderProps): JSX.Element {
  return (
    <FlagsPresence value={true}>
      <OpenFeatureProvider domain={domainFor(experiments)}>{children}</OpenFeatureProvider>
    </FlagsPresence>
  );
}
