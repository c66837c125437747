import {
  ALL_NEIGHBORHOODS,
  addressQuery,
  searchText,
  type FinderAddress,
} from '../address/finder-address.ts';

/** What a small screen shows first. */
export type Panel = 'map' | 'list';
export type Overlay = 'none' | 'search' | 'neighborhoods';

export interface FinderState {
  readonly address: FinderAddress;
  /** The search of the address, as the visitor writes it. */
  readonly typed: string;
  readonly panel: Panel;
  /** What covers a small screen, the detail aside, which the address opens. */
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

/** The whole city opens on the map, a neighborhood on its list. */
export const firstPanel = ({ neighborhood }: FinderAddress): Panel =>
  neighborhood === ALL_NEIGHBORHOODS ? 'map' : 'list';

export const stateAt = (address: FinderAddress): FinderState => ({
  address,
  typed: address.search,
  panel: firstPanel(address),
  overlay: 'none',
});

/** The one place where something the visitor does becomes what the finder shows. */
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

/** What becomes of the browser's history: a step for each change, one for a whole search. */
export function historyStep(before: FinderState, after: FinderState, action: FinderAction): HistoryStep {
  if (action.type === 'went' || addressQuery(before.address) === addressQuery(after.address)) return 'none';
  return action.type === 'search' && before.address.search !== '' && before.address.page === 1
    ? 'replace'
    : 'push';
}
