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

/** What every part of the finder needs. */
export interface FinderParts {
  readonly city: FinderCity;
  readonly say: Say;
  /** BCP 47, of the language of the page. */
  readonly tag: string;
  /** Path of the page, language prefix included. */
  readonly path: string;
  readonly address: FinderAddress;
  /** What stands in the search. */
  readonly typed: string;
  readonly act: Act;
  /** The buildings did not arrive: the server answers in their place. */
  readonly failed: boolean;
  /** Asks for the buildings again. */
  readonly retry: () => void;
  /** Address of the page that an action leads to. */
  href(action: FinderAction): string;
  /** Does in place what a link would do; where that cannot be, the link is followed. */
  follow(event: MouseEvent, action: FinderAction): void;
}

const Context = createContext<FinderParts | undefined>(undefined);

export type FinderProviderProps = {
  readonly value: FinderParts;
  readonly children: ReactNode;
};

/** Hands to the parts of a finder what each of them needs. */
export function FinderProvider({ value, children }: FinderProviderProps): ReactElement {
  return createElement(Context, { value }, children);
}

export function useFinder(): FinderParts {
  const parts = useContext(Context);
  if (!parts) throw new Error('This is a part of the apartment finder');
  return parts;
}
