'use client';

import { OpenFeature, OpenFeatureProvider, type Provider } from '@openfeature/react-sdk';
import { createContext, use, type JSX, type ReactNode } from 'react';
import { onePerPage } from '../page/one-per-page.ts';
import type { Experiments } from '../portal/portal-data.ts';
import { portalFlagProvider } from './portal-flag-provider.ts';

const FlagsPresence = onePerPage('flags', () => createContext(false));

/** Whether a component is inside a flags provider. OpenFeature's own hooks throw outside one. */
export function useFlagsPresence(): boolean {
  return use(FlagsPresence);
}

const providers = onePerPage('providers', () => new Map<string, Provider>());

/**
 * Returns the OpenFeature domain for exactly these experiments. OpenFeature keeps its providers in one global
 * place, which all visitors share on the server. A domain named by its content can be created during any
 * render, and never shows a visitor another visitor's variations. There is one domain per combination of
 * variations, not one per visitor.
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
  /** The experiments from portal data: flag key to variation name. */
  experiments: Experiments;
  children?: ReactNode;
}

/** Lets all components inside it use `useVariation` and OpenFeature's own hooks. */
export function FlagsProvider({ experiments, children }: FlagsProviderProps): JSX.Element {
  return (
    <FlagsPresence value={true}>
      <OpenFeatureProvider domain={domainFor(experiments)}>{children}</OpenFeatureProvider>
    </FlagsPresence>
  );
}
