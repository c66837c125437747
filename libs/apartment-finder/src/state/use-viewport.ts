'use client';

import { useSyncExternalStore } from 'react';
import {
  ADDRESS_BAR_HEIGHT_PX,
  MOBILE_VIEWPORT_PX,
  SMALL_VIEWPORT_PX,
} from '../constants/finder.constants.ts';

function mediaStore(query: string) {
  const media = () => matchMedia(query);
  return {
    subscribe(changed: () => void) {
      const list = media();
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    now: () => media().matches,
  };
}

const small = mediaStore(`(width < ${SMALL_VIEWPORT_PX}px)`);
const mobile = mediaStore(`(width < ${MOBILE_VIEWPORT_PX}px)`);
const unknown = () => false;

/** Whether list and map take turns, and whether overlays take the whole screen. Neither on the server. */
export function useViewport(): { readonly small: boolean; readonly mobile: boolean } {
  return {
    small: useSyncExternalStore(small.subscribe, small.now, unknown),
    mobile: useSyncExternalStore(mobile.subscribe, mobile.now, unknown),
  };
}

const onScroll = (changed: () => void) => {
  addEventListener('scroll', changed, { passive: true });
  return () => removeEventListener('scroll', changed);
};

/** Whether the page has been scrolled by less than the height of the address bar. */
export const useAtTop = (): boolean =>
  useSyncExternalStore(
    onScroll,
    () => scrollY < ADDRESS_BAR_HEIGHT_PX,
    () => true,
  );
