'use client';

import { useEffect, useState } from 'react';
import { SMALL_SCREEN } from '../constants/finder.constants.ts';
import { whileIdle } from './while-idle.ts';

/**
 * Returns whether the finder needs more than the page that the server has drawn, and event handlers that notice the
 * visitor's first use. On a wide screen, which shows the map, the finder needs more as soon as the browser is idle. On
 * a small screen, it needs more as soon as the visitor presses or focuses a part of it.
 */
export function useIsUsed() {
  const [isUsed, setIsUsed] = useState(false);
  const use = () => setIsUsed(true);
  useEffect(() => {
    if (matchMedia(SMALL_SCREEN).matches) return undefined;
    return whileIdle(() => {
      setIsUsed(true);
      return false;
    });
  }, []);
  // Clicks that the page repeats after the start have no other event.
  return { isUsed, onPointerDownCapture: use, onFocusCapture: use, onClickCapture: use };
}
