import type { NavigationItem } from '../navigation/navigation.content.ts';
import { PROFILE_MOBILE_MAX_PX } from '../shell/shell.constants.ts';
import type { SupportEntry } from './support-entry.ts';
import { textWidthEm } from './text-width.ts';

/** The default text size, in px. Returned widths are in rem, so they grow with the text. */
const ROOT_PX = 16;
/** Smallest width of a screen, in px. */
const NARROWEST_PX = 280;
/** Largest header width to try, in px. A wider header does not have a wider bar. */
const WIDEST_PX = 1600;
const NOWHERE_REM = 1000;
const STEP_PX = 4;
/** Reserved width in px, for scroll bars, rounding, and a fallback font with wider letters. */
const SLACK_PX = 4;

const clamp = (least: number, value: number, most: number) => Math.min(Math.max(least, value), most);
// These four functions repeat values of `header.styles.ts`.
const gutter = (width: number) => clamp(20, 9.6 + 0.03 * width, 48);
const barGap = (width: number) => clamp(8, 0.016 * width, 24);
const endGap = (width: number) => clamp(4, 0.008 * width, 12);
const entryPadding = (width: number) => clamp(8, 0.009 * width, 14);
/** Largest width inside the bar, in px. */
const BAR_PX = 1392;

/** Width of a menu's arrow or of the mark of a link to another site, in px. Includes the gap before it. */
const MARK_PX = 20;
/** Width in px of the clock icon and the words that mark an entry as "coming soon". */
const SOON_PX = 115;
/**
 * Width of the parts around a city's name, in px: pin, margins and line. The name has wider letters than other
 * text.
 */
const CITY_PX = 66;
const CITY_LETTERS = 1.1;
/** Reserved widths in px: for the visitor's name and photo, the sales number's icon, and the menu button. */
const ACCOUNT_PX = 176;
const SALES_PX = 44;
const MENU_PX = 34;
/**
 * Width of a small button without its text, in px. The text of the button has `BUTTON_LETTERS` times the default size.
 * Beside the navigation, the button is at least `CHECK_LEAST_PX` wide.
 */
const BUTTON_PX = 35;
const BUTTON_LETTERS = 0.875;
const CHECK_LEAST_PX = 160;

const textPx = (text: string, size = 1) => textWidthEm(text) * size * ROOT_PX;
const buttonPx = (label: string) => BUTTON_PX + textPx(label, BUTTON_LETTERS);

/** Returns the width of a call to action in the bar, in rem. */
export const checkRoom = (label: string): number => buttonPx(label) / ROOT_PX;

/**
 * Returns the smallest header width, in rem, at which the content fits into the bar. The search starts at
 * `from`, in px.
 * @param needed returns the width of the content in px, for a header of this width in px
 */
function narrowest(from: number, needed: (width: number) => number): number {
  for (let width = from; width <= WIDEST_PX; width += STEP_PX) {
    const room = Math.min(width - 2 * gutter(width), BAR_PX);
    if (needed(width) + SLACK_PX <= room) return width / ROOT_PX;
  }
  return NOWHERE_REM;
}

interface BarContents {
  /** Width of the rendered logo, in CSS px. */
  readonly logoWidth: number;
  readonly items: readonly (Pick<NavigationItem, 'label' | 'items'> &
    Partial<Pick<NavigationItem, 'external' | 'comingSoon'>>)[];
  readonly support: SupportEntry | undefined;
  readonly cityName: string | undefined;
  /** All texts that the call to action may have. */
  readonly checkLabels: readonly string[];
}

/**
 * Returns the smallest header width, in rem, at which the navigation fits into the bar. Narrower headers show
 * the navigation in the drawer. A fixed width would be wrong for another language or for one more entry, and
 * CSS cannot find out whether texts fit.
 */
export function navigationFitsFrom({
  logoWidth,
  items,
  support,
  cityName,
  checkLabels,
}: BarContents): number {
  const words = items.map(
    ({ label, items: inner = [], external, comingSoon }) =>
      textPx(label) + (inner.length > 0 || external ? MARK_PX : 0) + (comingSoon ? SOON_PX : 0),
  );
  if (support) words.push(textPx(support.label) + (support.kind === 'menu' ? MARK_PX : 0));
  const city = cityName === undefined ? 0 : CITY_PX + textPx(cityName, CITY_LETTERS);
  const check = Math.max(CHECK_LEAST_PX, ...checkLabels.map(buttonPx));
  const fixed =
    logoWidth + city + words.reduce((sum, width) => sum + width, 0) + ACCOUNT_PX + SALES_PX + check;
  return narrowest(
    PROFILE_MOBILE_MAX_PX + 1,
    (width) => fixed + 2 * (words.length * entryPadding(width) + barGap(width) + endGap(width)),
  );
}

/**
 * Returns the smallest header width, in rem, at which a call to action fits between the logo and the menu
 * button. Narrower headers show the call to action in the drawer.
 * @param logoWidth width on phones, in CSS px
 */
export function checkFitsFrom(logoWidth: number, label: string): number {
  const fixed = logoWidth + buttonPx(label) + MENU_PX;
  return narrowest(NARROWEST_PX, (width) => fixed + barGap(width) + endGap(width));
}
