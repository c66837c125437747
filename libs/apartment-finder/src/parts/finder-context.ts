'use client';

import type { Say } from '@skein/ui';
import {
  createContext,
  createElement,
  useContext,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import type { FinderAddress } from '../address/finder-address.ts';
import type { FinderCity } from '../city/finder-city.ts';
import type { FinderAction } from '../state/finder-state.ts';
import type { Act } from '../state/use-finder-state.ts';

/** The data that every part of the finder needs. */
export interface FinderParts {
  readonly city: FinderCity;
  readonly say: Say;
  /** BCP 47 tag of the page's language. */
  readonly tag: string;
  /** Path of the page, with its language prefix. */
  readonly path: string;
  readonly address: FinderAddress;
  /** The text in the search field. */
  readonly typed: string;
  readonly act: Act;
  /** Whether the buildings failed to load. If so, links and forms load pages from the server. */
  readonly failed: boolean;
  /** Loads the buildings again. */
  readonly retry: () => void;
  /** Returns the URL to which an action leads. */
  href(action: FinderAction): string;
  /**
   * Performs the action of a link without loading a page, if possible. Otherwise, the browser follows the link.
   */
  follow(event: MouseEvent, action: FinderAction): void;
}

const Context = createContext<FinderParts | undefined>(undefined);

export type FinderProviderProps = {
  readonly value: FinderParts;
  readonly children: ReactNode;
};

/** Provides the data to every part of a finder. */
export function FinderProvider({ value, children }: FinderProviderProps): ReactElement {
  return createElement(Context, { value }, children);
}

export function useFinder(): FinderParts {
  const parts = useContext(Context);
  if (!parts) throw new Error('This is a part of the apartment finder');
  return parts;
}
