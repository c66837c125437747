'use client';

import { createContext, use, type ReactElement, type ReactNode } from 'react';

/**
 * Paths of the host's pages, in the language of the page. If a path is missing, components omit the links to it
 * or stay on the current page.
 */
export interface Routes {
  /** The home page. */
  readonly home?: string;
  /** The address-check page, for visitors without a script. */
  readonly addressCheck?: string;
  /**
   * The page for downloading the app. The header links to it. Its query may name the header as the source of a visit,
   * for reports.
   */
  readonly appDownload?: string;
  /** The page with the list of open roles. */
  readonly openRoles?: string;
  /** The page of a job: `/jobs?id={id}`. */
  readonly job?: string;
  /** The page of a city: `/places/{city}`. */
  readonly city?: string;
  /** The support page of a city. */
  readonly citySupport?: string;
  /** The page with a city's apartment finder. */
  readonly apartments?: string;
  /** The page for each result of an address check. */
  readonly results?: Readonly<
    Partial<Record<'available' | 'notYet' | 'almostThere' | 'tryAgain' | 'accountNotFound', string>>
  >;
  /** For each kind of request, the address to which its form is posted. */
  readonly requests?: Readonly<
    Partial<
      Record<'businessContact' | 'buildingRequest' | 'webpassContact' | 'webpassResidential' | 'chat', string>
    >
  >;
}

const NONE: Routes = {};
const RoutesContext = createContext(NONE);

export interface RoutesProviderProps {
  /** The paths. Always pass the same object, because a new object renders all components inside again. */
  readonly routes: Routes;
  readonly children: ReactNode;
}

/** Provides the paths of the host's pages to all components inside it. */
export function RoutesProvider({ routes, children }: RoutesProviderProps): ReactElement {
  return <RoutesContext value={routes}>{children}</RoutesContext>;
}

export const useRoutes = (): Routes => use(RoutesContext);
