'use client';

import type { MapView } from '@skein/map';
import { useEffect, type RefObject } from 'react';
import { SMALL_MAP_OFFSET_PX, SMALL_SCREEN } from '../constants/finder.constants.ts';
import type { Apartment } from '../data/read-apartments.ts';
import { cameraFor, raisedBy, type CameraView } from '../view/camera.ts';
import { useFinder } from './finder-context.ts';
import { sizeOf } from './map-size.ts';

/** Moves the map to the buildings that a view shows. If the map is hidden, moves it when it becomes visible. */
export function useMapCamera(
  element: RefObject<HTMLElement | null>,
  map: MapView | undefined,
  { neighborhood, search, selected }: CameraView,
  list: readonly Apartment[],
): void {
  const { city } = useFinder();
  useEffect(() => {
    const canvas = element.current;
    if (!map || !canvas) return undefined;
    const small = matchMedia(SMALL_SCREEN);
    // While the list covers the map, the map has no size, so the camera is set later.
    let hidden = false;
    const look = () => {
      const size = sizeOf(canvas);
      hidden = size.width === 0;
      if (hidden) return;
      const flat = cameraFor(city, { neighborhood, search, selected }, list, size);
      map.setCamera(small.matches && selected ? raisedBy(SMALL_MAP_OFFSET_PX, flat) : flat, {
        animate: true,
      });
    };
    look();
    const sized = new ResizeObserver(() => {
      map.resize();
      if (hidden) look();
    });
    sized.observe(canvas);
    small.addEventListener('change', look);
    return () => {
      sized.disconnect();
      small.removeEventListener('change', look);
    };
  }, [element, map, city, neighborhood, search, selected, list]);
}
