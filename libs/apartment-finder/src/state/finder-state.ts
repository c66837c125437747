import {
  ALL_NEIGHBORHOODS,
  addressQuery,
  searchText,
  type FinderAddress,
} from '../address/finder-address.ts';

/** The panel that a small screen shows first. */
export type Panel = 'map' | 'list';
export type Overlay = 'none' | 'search' | 'neighborhoods';

export interface FinderState {
  readonly address: FinderAddress;
  /** The search as the visitor typed it. `address` has the normal form of the search. */
  readonly typed: string;
  readonly panel: Panel;
  /**
   * The overlay that is open on a small screen. The details of a building do not count as an overlay: the URL says
   * whether they are open.
   */
  readonly overlay: Overlay;
}

export type FinderAction =
  | { readonly type: 'select'; readonly apartment: string }
  | { readonly type: 'close' }
  | { readonly type: 'choose'; readonly neighborhood: string }
  | { readonly type: 'turn'; readonly page: number }
  | { readonly type: 'search'; readonly typed: string }
  | { readonly type: 'show'; readonly panel: Panel }
  | { readonly type: 'open'; readonly overlay: Overlay }
  /** The browser went back or forward. */
  | { readonly type: 'went'; readonly address: FinderAddress };

/** Returns the panel to show first: the map for the whole city, the list for a neighborhood. */
export const firstPanel = ({ neighborhood }: FinderAddress): Panel =>
  neighborhood === ALL_NEIGHBORHOODS ? 'map' : 'list';

export const stateAt = (address: FinderAddress): FinderState => ({
  address,
  typed: address.search,
  panel: firstPanel(address),
  overlay: 'none',
});

/** Turns a visitor's action into the next state. Only this function changes the finder's state. */
export function reduce(state: FinderState, action: FinderAction): FinderState {
  const { address } = state;
  switch (action.type) {
    case 'select':
      return { ...state, address: { ...address, apartment: action.apartment }, overlay: 'none' };
    case 'close':
      return { ...state, address: { ...address, apartment: undefined } };
    case 'choose':
      return {
        ...stateAt({ ...address, neighborhood: action.neighborhood, page: 1, apartment: undefined }),
        typed: state.typed,
      };
    case 'turn':
      return { ...state, address: { ...address, page: action.page } };
    case 'search': {
      const { typed } = action;
      const search = searchText(typed);
      if (search === address.search) return { ...state, typed };
      return { ...state, typed, address: { ...address, search, page: 1, apartment: undefined } };
    }
    case 'show':
      return { ...state, panel: action.panel };
    case 'open':
      return { ...state, overlay: action.overlay };
    case 'went': {
      const there = stateAt(action.address);
      return {
        ...there,
        typed: action.address.search === address.search ? state.typed : there.typed,
        panel: action.address.neighborhood === address.neighborhood ? state.panel : there.panel,
      };
    }
  }
}

export type HistoryStep = 'push' | 'replace' | 'none';

/**
 * Returns whether to add a history entry, to replace the current entry, or to do neither. All letters of a search share
 * one entry.
 */
export function historyStep(before: FinderState, after: FinderState, action: FinderAction): HistoryStep {
  if (action.type === 'went' || addressQuery(before.address) === addressQuery(after.address)) return 'none';
  return action.type === 'search' && before.address.search !== '' && before.address.page === 1
    ? 'replace'
    : 'push';
}
