'use client';

import type { MapOptions, MapView } from '@skein/map';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { FinderCamera, MapSize } from '../view/camera.ts';
import { sizeOf } from './map-size.ts';

/**
 * The host's settings for the map: the vendor's key, and the address of the engine's worker if the bundler does
 * not know it.
 */
export type MapSettings = Pick<MapOptions, 'googleMapsKey' | 'workerUrl'>;

export type MapState =
  | { readonly status: 'waiting' }
  | { readonly status: 'failed' }
  | {
      readonly status: 'ready';
      readonly map: MapView;
      /** Whether the map under the pins is drawn. */
      readonly isDrawn: boolean;
    };

const WAITING: MapState = { status: 'waiting' };
/** Distance from the visible area at which a map is loaded. */
const MARGIN = '200px';

export interface UseMapOptions extends Pick<MapOptions, 'label' | 'language' | 'say'> {
  readonly settings: MapSettings | undefined;
  /** Returns the map's first camera. */
  readonly camera: (size: MapSize) => FinderCamera;
}

/**
 * Loads a map into an element shortly before the visitor sees it. If there is no map, everything else still
 * works.
 */
export function useMap(element: RefObject<HTMLElement | null>, options: UseMapOptions): MapState {
  const [state, setState] = useState(WAITING);
  const camera = useRef(options.camera);
  useEffect(() => {
    camera.current = options.camera;
  });
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
        const { settings, label, language, say } = options;
        const map = await createMap(into, {
          label,
          language,
          say,
          ...settings,
          camera: camera.current(sizeOf(into)),
          gestures: 'cooperative',
          signal: leaving.signal,
        });
        made = map;
        if (leaving.signal.aborted) return;
        map.on('error', fail);
        setState({ status: 'ready', map, isDrawn: false });
        await map.drawn;
        setState((before) => (before.status === 'ready' ? { ...before, isDrawn: true } : before));
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
