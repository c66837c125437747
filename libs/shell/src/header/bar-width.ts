import type { NavigationItem } from '../navigation/navigation.content.ts';
import { PROFILE_MOBILE_MAX_PX } from '../shell/shell.constants.ts';
import type { SupportEntry } from './support-entry.ts';

/** A little over the mean advance of the text face at the bar's size and weight, in px. */
const LETTER_PX = 8.4;
/** Inner margins of one entry of the bar. */
const ENTRY_PX = 22;
/** The arrow of a menu, with its gap. */
const ARROW_PX = 20;
/** Pin, margins and line of the city beside the logo. */
const CITY_PX = 62;
/** Gutters, gaps, and the room that account, sales icon and call to action take at the end. */
const REST_PX = 560;

interface BarContents {
  /** CSS px, as drawn. */
  readonly logoWidth: number;
  readonly items: readonly Pick<NavigationItem, 'label' | 'items'>[];
  readonly support: SupportEntry | undefined;
  readonly cityName: string | undefined;
}

/**
 * The narrowest header, in CSS px, whose bar can hold the navigation; below it the drawer does. CSS cannot ask whether
 * words fit, and a fixed limit would be wrong for the next language or for one more entry, so it is estimated from the
 * letters, on the safe side, and is the same on the server and in the browser.
 */
export function navigationFitsFrom({ logoWidth, items, support, cityName }: BarContents): number {
  const entries = items.map(({ label, items: inner = [] }) => ({ label, isMenu: inner.length > 0 }));
  if (support) entries.push({ label: support.label, isMenu: support.kind === 'menu' });
  const words = entries.reduce(
    (sum, { label, isMenu }) => sum + label.length * LETTER_PX + ENTRY_PX + (isMenu ? ARROW_PX : 0),
    0,
  );
  const city = cityName === undefined ? 0 : cityName.length * LETTER_PX + CITY_PX;
  return Math.max(PROFILE_MOBILE_MAX_PX + 1, Math.ceil(REST_PX + logoWidth + words + city));
}
