'use client';

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { addressQuery, readAddress, type FinderAddress } from '../address/finder-address.ts';
import type { FinderCity } from '../city/finder-city.ts';
import { historyStep, reduce, stateAt, type FinderAction, type FinderState } from './finder-state.ts';

export type Act = (action: FinderAction) => void;

/**
 * Keeps the finder's state in the page's URL. The visitor's actions add entries to the browser's history. If the
 * visitor goes back or forward, the earlier state returns.
 * @param served the address for which the server drew the finder
 */
export function useFinderState(
  city: FinderCity,
  served: FinderAddress | undefined,
): { readonly state: FinderState; readonly act: Act } {
  const [state, setState] = useState(() =>
    stateAt(
      typeof location === 'undefined'
        ? (served ?? readAddress('', city))
        : readAddress(location.search, city),
    ),
  );
  // The latest state. Several actions may come before React draws again.
  const current = useRef(state);

  const act = useCallback<Act>((action) => {
    const before = current.current;
    const after = reduce(before, action);
    current.current = after;
    const step = historyStep(before, after, action);
    const href = location.pathname + addressQuery(after.address);
    if (step === 'push') history.pushState(history.state, '', href);
    else if (step === 'replace') history.replaceState(history.state, '', href);
    setState(after);
  }, []);

  useEffect(() => {
    const went = () => act({ type: 'went', address: readAddress(location.search, city) });
    addEventListener('popstate', went);
    return () => removeEventListener('popstate', went);
  }, [act, city]);

  return useMemo(() => ({ state, act }), [state, act]);
}
