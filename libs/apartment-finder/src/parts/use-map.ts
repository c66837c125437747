'use client';

import type { MapOptions, MapView } from '@skein/map';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { SMALL_SCREEN } from '../constants/finder.constants.ts';
import { whileIdle } from '../state/while-idle.ts';
import type { FinderCamera, MapSize } from '../view/camera.ts';
import { sizeOf } from './map-size.ts';

/**
 * The host's settings for the map: the vendor's key, and the URL of the map's worker if the bundler does not find the
 * worker.
 */
export type MapSettings = Pick<MapOptions, 'googleMapsKey' | 'style' | 'workerUrl'>;

export type MapState =
  /** The page shows a still picture, and has not loaded anything for the map. */
  | { readonly status: 'still' }
  | { readonly status: 'waiting' }
  | { readonly status: 'failed' }
  | {
      readonly status: 'ready';
      readonly map: MapView;
      /** Whether the map itself is drawn, in addition to the pins. */
      readonly isDrawn: boolean;
    };

const STILL: MapState = { status: 'still' };
const WAITING: MapState = { status: 'waiting' };
/** Distance from the window at which the map of a wide screen may load. */
const MARGIN = '200px';

export interface UseMapOptions extends Pick<MapOptions, 'label' | 'language' | 'say'> {
  readonly settings: MapSettings | undefined;
  /** Returns the map's first camera. */
  readonly camera: (size: MapSize) => FinderCamera;
}

/**
 * Loads a map into an element when the caller calls the returned `load`. On a wide screen, where the map is beside the
 * list, the hook also loads the map by itself as soon as the visitor is about to see it and the browser is idle.
 * Without a map, the page still works.
 */
export function useMap(
  element: RefObject<HTMLElement | null>,
  options: UseMapOptions,
): { readonly state: MapState; readonly load: () => void } {
  const [state, setState] = useState(STILL);
  const load = useCallback(() => setState((before) => (before === STILL ? WAITING : before)), []);
  const camera = useRef(options.camera);
  useEffect(() => {
    camera.current = options.camera;
  });
  useEffect(() => {
    if (!element.current || matchMedia(SMALL_SCREEN).matches) return undefined;
    let stop = () => {};
    const seen = new IntersectionObserver(
      (changes) => {
        if (!changes.some(({ isIntersecting }) => isIntersecting)) return;
        seen.disconnect();
        stop = whileIdle(() => {
          load();
          return false;
        });
      },
      { rootMargin: MARGIN },
    );
    seen.observe(element.current);
    return () => {
      seen.disconnect();
      stop();
    };
  }, [element, load]);
  const isWanted = state !== STILL;
  useEffect(() => {
    if (!isWanted) return undefined;
    const place = element.current;
    if (!place) return undefined;
    const leaving = new AbortController();
    let made: MapView | undefined;
    const fail = () => {
      if (!leaving.signal.aborted) setState({ status: 'failed' });
    };
    async function draw(into: HTMLElement) {
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
    void draw(place);
    return () => {
      leaving.abort();
      made?.destroy();
    };
    // The effect creates the map only once. Later changes go through the map's methods.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- options are those of the first moment
  }, [element, isWanted]);
  return { state, load };
}
