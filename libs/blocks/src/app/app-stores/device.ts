import { MAC_TOUCH_POINTS } from './app-stores.constants.ts';

/** The kind of a visitor's device. `mobile` is a phone that uses neither Google's nor Apple's store. */
type Device = 'android' | 'ios' | 'mobile' | 'desktop';

interface Agent {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
}

const MOBILE = /\bMobile\b|BlackBerry|IEMobile|Opera Mini|webOS/i;

/** Returns the kind of a device. An iPad reports that it is a Mac, but has more than two touch points. */
export function deviceOf({ userAgent, maxTouchPoints }: Agent): Device {
  if (/Android/i.test(userAgent)) return 'android';
  if (/iPhone|iPad|iPod/i.test(userAgent)) return 'ios';
  if (/Macintosh|Mac OS X/i.test(userAgent) && maxTouchPoints > MAC_TOUCH_POINTS) return 'ios';
  return MOBILE.test(userAgent) ? 'mobile' : 'desktop';
}
