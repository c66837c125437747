import { luminance } from '../tokens/contrast.ts';
import { INK, PAPER } from '../tokens/ink-and-paper.ts';
import { themeGrounds } from '../tokens/theme-grounds.ts';
import type { ThemeName } from '../tokens/themes.ts';
import { longHex, type BrandColorName, type BrandOptions } from './brand-options.ts';
import { movedUntil, shade, turned } from './shades.ts';

/** A hex color for every color name. */
export type Seeds = Readonly<Record<BrandColorName, string>>;

/** Themes with dark text. The other themes have light text. */
export const LIGHT_THEMES: readonly ThemeName[] = ['paper', 'mist', 'amber', 'coral'];

/**
 * Returns the color itself, or the nearest shade of it that is at least as light (or, without `light`, as dark) as
 * `limit`, a color of the demo. Components choose text colors by the demo's colors, so a text color that is readable in
 * the demo stays readable in every brand.
 */
function asFarAs(limit: string, hex: string, light: boolean): string {
  const bound = luminance(limit);
  return light
    ? movedUntil(hex, 'lighter', (shown) => luminance(shown) >= bound)
    : movedUntil(hex, 'darker', (shown) => luminance(shown) <= bound);
}

/** Returns a background for a theme. It is the wished color, or the nearest color that the theme allows. */
export function groundOf(theme: ThemeName, wished: string): string {
  return asFarAs(themeGrounds[theme], wished, LIGHT_THEMES.includes(theme));
}

/** Returns all colors of a brand. Computes the colors that the brand omits. */
export function seedsOf({ colors }: BrandOptions): Seeds {
  const given = (name: BrandColorName, fallback: () => string) => {
    const own = colors[name];
    return own === undefined ? fallback() : longHex(own);
  };
  const primary = longHex(colors.primary);
  const teal = given('teal', () => primary);
  const violet = given('violet', () => turned(primary, 60));
  const amber = given('amber', () => shade(turned(primary, 180), 0.84, 0.15));
  const coral = given('coral', () => shade(turned(primary, 150), 0.76, 0.14));
  return {
    primary,
    paper: asFarAs(
      PAPER,
      given('paper', () => shade(primary, 0.98, 0.008)),
      true,
    ),
    mist: given('mist', () => shade(primary, 0.945, 0.016)),
    ink: asFarAs(
      INK,
      given('ink', () => shade(primary, 0.2, 0.04)),
      false,
    ),
    teal,
    violet,
    amber,
    coral,
    internet: given('internet', () => teal),
    tv: given('tv', () => violet),
    phone: given('phone', () => amber),
    business: given('business', () => coral),
    positive: given('positive', () => '#136b35'),
    warning: given('warning', () => '#7a4700'),
    danger: given('danger', () => '#ab1d18'),
    'coming-soon': given('coming-soon', () => '#1b4eae'),
    focus: given('focus', () => violet),
  };
}
