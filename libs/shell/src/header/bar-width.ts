import type { NavigationItem } from '../navigation/navigation.content.ts';
import { PROFILE_MOBILE_MAX_PX } from '../shell/shell.constants.ts';
import type { SupportEntry } from './support-entry.ts';
import { textWidthEm } from './text-width.ts';

/**
 * The default text size, px. Widths are computed for it and returned in rem, so that they grow with enlarged
 * text.
 */
const ROOT_PX = 16;
/** Smallest width of a screen, px. */
const NARROWEST_PX = 280;
/**
 * Largest width that is tried, px. The bar does not grow beyond it, so content that does not fit there never
 * fits.
 */
const WIDEST_PX = 1600;
const NOWHERE_REM = 1000;
const STEP_PX = 4;
/** Reserve for scroll bars, rounding, and the letters of a fallback font, px. */
const SLACK_PX = 4;

const clamp = (least: number, value: number, most: number) => Math.min(Math.max(least, value), most);
// The same as in `header.styles.ts`, where they are set.
const gutter = (width: number) => clamp(20, 9.6 + 0.03 * width, 48);
const barGap = (width: number) => clamp(8, 0.016 * width, 24);
const endGap = (width: number) => clamp(4, 0.008 * width, 12);
const entryPadding = (width: number) => clamp(8, 0.009 * width, 14);
/** Largest width inside the bar, px. */
const BAR_PX = 1392;

/** Width of a menu's arrow, or of the mark of a link to another site, with its gap, px. */
const MARK_PX = 20;
/** Width of the clock and words for an entry that comes soon, px. */
const SOON_PX = 115;
/**
 * Width of pin, margins and line of the city beside the logo, px. Its name is in the heading face, which is
 * wider.
 */
const CITY_PX = 66;
const CITY_LETTERS = 1.1;
/**
 * Reserved widths, px: a name with its picture, the disc of the sales number, and the menu button without its
 * margin.
 */
const ACCOUNT_PX = 176;
const SALES_PX = 44;
const MENU_PX = 34;
/**
 * Width of a small button around its words, px. The words are seven eighths of the text size, and the button
 * beside the navigation has at least `CHECK_LEAST_PX`.
 */
const BUTTON_PX = 35;
const BUTTON_LETTERS = 0.875;
const CHECK_LEAST_PX = 160;

const textPx = (text: string, size = 1) => textWidthEm(text) * size * ROOT_PX;
const buttonPx = (label: string) => BUTTON_PX + textPx(label, BUTTON_LETTERS);

/** Returns the width of a call to action in the bar, rem. */
export const checkRoom = (label: string): number => buttonPx(label) / ROOT_PX;

/**
 * Returns the width of the narrowest header, in rem, of at least `from` px, whose bar has room for what
 * `needed` returns.
 */
function narrowest(from: number, needed: (width: number) => number): number {
  for (let width = from; width <= WIDEST_PX; width += STEP_PX) {
    const room = Math.min(width - 2 * gutter(width), BAR_PX);
    if (needed(width) + SLACK_PX <= room) return width / ROOT_PX;
  }
  return NOWHERE_REM;
}

interface BarContents {
  /** Width of the logo as rendered, CSS px. */
  readonly logoWidth: number;
  readonly items: readonly (Pick<NavigationItem, 'label' | 'items'> &
    Partial<Pick<NavigationItem, 'external' | 'comingSoon'>>)[];
  readonly support: SupportEntry | undefined;
  readonly cityName: string | undefined;
  /** All texts that the call to action may have. */
  readonly checkLabels: readonly string[];
}

/**
 * Returns the width of the narrowest header, in rem, whose bar has room for the navigation; narrower ones show
 * it in the drawer. CSS cannot query whether words fit, and a fixed limit would be wrong for another language
 * or one more entry.
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
 * Returns the width of the narrowest header, in rem, that has room for a call to action between the logo and
 * the menu button. Narrower ones show it in the drawer.
 * @param logoWidth CSS px, as on phones
 */
export function checkFitsFrom(logoWidth: number, label: string): number {
  const fixed = logoWidth + buttonPx(label) + MENU_PX;
  return narrowest(NARROWEST_PX, (width) => fixed + barGap(width) + endGap(width));
}
