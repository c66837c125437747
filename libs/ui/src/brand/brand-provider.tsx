'use client';

import { createContext, use, type ReactElement, type ReactNode } from 'react';

/** What components say about whose site it is. */
export interface BrandWords {
  /** Name of the provider; texts do without it where nobody gives it. */
  readonly name?: string | undefined;
}

const BrandContext = createContext<BrandWords>({});

export interface BrandProviderProps extends BrandWords {
  readonly children: ReactNode;
}

/** Names the provider to every component below it that runs in the browser. A server component takes a prop. */
export function BrandProvider({ name, children }: BrandProviderProps): ReactElement {
  return <BrandContext value={{ name }}>{children}</BrandContext>;
}

/** Whose site it is; what a component says itself goes before it. */
export function useBrand(own?: string): BrandWords {
  const around = use(BrandContext);
  return own === undefined ? around : { name: own };
}
