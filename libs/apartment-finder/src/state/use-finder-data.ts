'use client';

import { useCallback, useEffect, useMemo, useState } from 'react';
import type { FinderCity } from '../city/finder-city.ts';
import { loadApartments } from '../data/load-apartments.ts';
import { whileIdle } from './while-idle.ts';
import { finderData, type FinderData } from '../view/finder-data.ts';

export type DataState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly data: FinderData };

const LOADING: DataState = { status: 'loading' };

/** Loads the buildings of a city when `wanted` becomes true. `retry` tries again after a failure. */
export function useFinderData(
  city: FinderCity,
  wanted = true,
): { readonly state: DataState; readonly retry: () => void } {
  const [state, setState] = useState<DataState>(LOADING);
  const [attempt, setAttempt] = useState(0);
  const source = city.dataSource;

  useEffect(() => {
    if (!wanted) return undefined;
    const leaving = new AbortController();
    loadApartments(source, { signal: leaving.signal })
      .then((loaded) => {
        if (leaving.signal.aborted) return;
        if (!loaded.ok) {
          setState({ status: 'failed' });
          return;
        }
        const { dropped, damaged } = loaded;
        if (dropped + damaged > 0)
          console.warn(`apartment data: ${dropped} records cannot be used, ${damaged} lack a field`);
        setState({ status: 'ready', data: finderData(city, loaded.apartments) });
      })
      .catch((error: unknown) => {
        console.error('apartment data cannot be shown', error);
        setState({ status: 'failed' });
      });
    return () => leaving.abort();
    // `city` is not a dependency: the same `source` always belongs to the same city.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- props of an island are parsed anew, not changed
  }, [source, attempt, wanted]);

  // Prepares the search while the browser is idle, so that the first letter is as fast as the next ones.
  useEffect(() => (state.status === 'ready' ? whileIdle(() => state.data.prepare()) : undefined), [state]);

  const retry = useCallback(() => {
    setState(LOADING);
    setAttempt((count) => count + 1);
  }, []);
  return useMemo(() => ({ state, retry }), [state, retry]);
}
