'use client';

import type { MapOptions, MapView } from '@skein/map';
import { useEffect, useState, type RefObject } from 'react';
import type { FinderCamera } from '../view/camera.ts';

/** What the host knows of the map: the vendor's key, and where the engine's worker is, if its bundler does not. */
export type MapSettings = Pick<MapOptions, 'googleMapsKey' | 'workerUrl'>;

export type MapState =
  | { readonly status: 'waiting' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly map: MapView };

const WAITING: MapState = { status: 'waiting' };
/** A map this close to what is seen is loaded. */
const MARGIN = '200px';

export interface UseMapOptions extends Pick<MapOptions, 'label' | 'language'> {
  readonly settings: MapSettings | undefined;
  /** Where the map looks at first. */
  readonly camera: FinderCamera;
}

/** Loads a map into an element once it is about to be seen. Without one, all else goes on. */
export function useMap(element: RefObject<HTMLElement | null>, options: UseMapOptions): MapState {
  const [state, setState] = useState(WAITING);
  useEffect(() => {
    const place = element.current;
    if (!place) return undefined;
    const leaving = new AbortController();
    let made: MapView | undefined;
    const fail = () => {
      if (!leaving.signal.aborted) setState({ status: 'failed' });
    };
    async function load(into: HTMLElement) {
      try {
        const { createMap } = await import('@skein/map');
        if (leaving.signal.aborted) return;
        const { settings, ...rest } = options;
        made = await createMap(into, {
          ...rest,
          ...settings,
          gestures: 'cooperative',
          signal: leaving.signal,
        });
        if (leaving.signal.aborted) return;
        made.on('error', fail);
        setState({ status: 'ready', map: made });
      } catch {
        fail();
      }
    }
    const seen = new IntersectionObserver(
      (changes) => {
        if (!changes.some(({ isIntersecting }) => isIntersecting)) return;
        seen.disconnect();
        void load(place);
      },
      { rootMargin: MARGIN },
    );
    seen.observe(place);
    return () => {
      leaving.abort();
      seen.disconnect();
      made?.destroy();
    };
    // A map is made once; what it shows is told to it.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- options are those of the first moment
  }, [element]);
  return state;
}
