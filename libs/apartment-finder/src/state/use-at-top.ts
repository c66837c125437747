'use client';

import { useSyncExternalStore } from 'react';
import { ADDRESS_BAR_HEIGHT_PX } from '../constants/finder.constants.ts';

const onScroll = (changed: () => void) => {
  addEventListener('scroll', changed, { passive: true });
  return () => removeEventListener('scroll', changed);
};

/** Returns whether the page is scrolled by less than the height of the search row. */
export const useAtTop = (): boolean =>
  useSyncExternalStore(
    onScroll,
    () => scrollY < ADDRESS_BAR_HEIGHT_PX,
    () => true,
  );
