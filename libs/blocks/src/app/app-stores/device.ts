import { MAC_TOUCH_POINTS } from './app-stores.constants.ts';

/** The visitor's device, as far as stores need it. `mobile` is a phone that has neither store. */
type Device = 'android' | 'ios' | 'mobile' | 'desktop';

/** The part of `navigator` that this module reads. */
interface Agent {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
}

const MOBILE = /\bMobile\b|BlackBerry|IEMobile|Opera Mini|webOS/i;

/**
 * Returns the kind of a device. A Mac with more than two touch points is an iPad, because iPads present
 * themselves so.
 */
export function deviceOf({ userAgent, maxTouchPoints }: Agent): Device {
  if (/Android/i.test(userAgent)) return 'android';
  if (/iPhone|iPad|iPod/i.test(userAgent)) return 'ios';
  if (/Macintosh|Mac OS X/i.test(userAgent) && maxTouchPoints > MAC_TOUCH_POINTS) return 'ios';
  return MOBILE.test(userAgent) ? 'mobile' : 'desktop';
}
