'use client';

import { createContext, use, type ReactElement, type ReactNode } from 'react';

/**
 * Paths of the host's pages, in the language of the page. If the path a component needs is missing, it omits
 * its link or stays on the current page.
 */
export interface Routes {
  /** The home page. */
  readonly home?: string;
  /** The page of the address check, for visitors without script. */
  readonly addressCheck?: string;
  /** Where customers get the app. Parameters of the address may name the header in reports. */
  readonly appDownload?: string;
  /** The page that lists the open roles. */
  readonly openRoles?: string;
  /** The page of a job: `/jobs?id={id}`. */
  readonly job?: string;
  /** The page of a city: `/places/{city}`. */
  readonly city?: string;
  /** The support page of a city. */
  readonly citySupport?: string;
  /** The page with the apartment finder of a city. */
  readonly apartments?: string;
  /** The page for each result of an address check. */
  readonly results?: Readonly<
    Partial<Record<'available' | 'notYet' | 'almostThere' | 'tryAgain' | 'accountNotFound', string>>
  >;
  /** The address that each kind of request to the provider is posted to. */
  readonly requests?: Readonly<
    Partial<
      Record<'businessContact' | 'buildingRequest' | 'webpassContact' | 'webpassResidential' | 'chat', string>
    >
  >;
}

const NONE: Routes = {};
const RoutesContext = createContext(NONE);

export interface RoutesProviderProps {
  /** Pass the same object each time: for a new one, React renders the components below again. */
  readonly routes: Routes;
  readonly children: ReactNode;
}

/** Gives all components below it the paths of the host's pages. */
export function RoutesProvider({ routes, children }: RoutesProviderProps): ReactElement {
  return <RoutesContext value={routes}>{children}</RoutesContext>;
}

export const useRoutes = (): Routes => use(RoutesContext);
