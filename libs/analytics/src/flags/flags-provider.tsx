'use client';

import { OpenFeature, OpenFeatureProvider, type Provider } from '@openfeature/react-sdk';
import { createContext, use, type JSX, type ReactNode } from 'react';
import { onePerPage } from '../page/one-per-page.ts';
import type { Experiments } from '../portal/portal-data.ts';
import { portalFlagProvider } from './portal-flag-provider.ts';

const FlagsPresence = onePerPage('flags', () => createContext(false));

/** Whether there is a provider of flags above: OpenFeature's own hooks throw when there is none. */
export function useFlagsPresence(): boolean {
  return use(FlagsPresence);
}

const providers = onePerPage('providers', () => new Map<string, Provider>());

/**
 * The OpenFeature domain that serves exactly these experiments. OpenFeature keeps its providers in one global place,
 * which on the server is shared by all visitors; a domain per *content* can be bound during render by anyone, in any
 * order, and never shows one visitor the variations of another. There are as many as there are combinations of
 * variations, not as many as visitors.
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
  /** The experiments of portal data: flag key to variation name. */
  experiments: Experiments;
  children?: ReactNode;
}

/** Lets everything below ask for variations with `useVariation` or with OpenFeature's own hooks. */
export function FlagsProvider({ experiments, children }: FlagsProviderProps): JSX.Element {
  return (
    <FlagsPresence value={true}>
      <OpenFeatureProvider domain={domainFor(experiments)}>{children}</OpenFeatureProvider>
    </FlagsPresence>
  );
}
