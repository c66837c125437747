import { MAC_TOUCH_POINTS } from './app-stores.constants.ts';

/** What a visitor holds, as far as stores care. `mobile` is a phone that has neither store. */
type Device = 'android' | 'ios' | 'mobile' | 'desktop';

/** What a browser says about itself. */
interface Agent {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
}

const MOBILE = /\bMobile\b|BlackBerry|IEMobile|Opera Mini|webOS/i;

/**
 * Touch devices by one rule: the user agent of a mobile, or a Mac with more than two touch points, which is
 * how an iPad presents itself.
 */
export function deviceOf({ userAgent, maxTouchPoints }: Agent): Device {
  if (/Android/i.test(userAgent)) return 'android';
  if (/iPhone|iPad|iPod/i.test(userAgent)) return 'ios';
  if (/Macintosh|Mac OS X/i.test(userAgent) && maxTouchPoints > MAC_TOUCH_POINTS) return 'ios';
  return MOBILE.test(userAgent) ? 'mobile' : 'desktop';
}
