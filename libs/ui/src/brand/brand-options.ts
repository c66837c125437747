import type { RoleToken, Theme, ThemeName } from '../tokens/themes.ts';
import { roleTokens, themeNames } from '../tokens/themes.ts';

/** All colors that a brand may set. If a brand omits a color other than `primary`, `defineBrand` computes it. */
export const brandColorNames = [
  'primary',
  'paper',
  'mist',
  'ink',
  'teal',
  'violet',
  'amber',
  'coral',
  'internet',
  'tv',
  'phone',
  'business',
  'positive',
  'warning',
  'danger',
  'coming-soon',
  'focus',
] as const;

export type BrandColorName = (typeof brandColorNames)[number];

/**
 * Names of corner radii: `small` for fields, `medium` for cards, `large` for large areas, and `pill` for
 * buttons and badges.
 */
export const radiusNames = ['small', 'medium', 'large', 'pill'] as const;
/** Fonts of a brand, as `font-family` values. The site must serve the font files. */
export const fontNames = ['heading', 'text'] as const;

export interface BrandOptions {
  readonly name: string;
  /** Hex colors. `primary` is the color of the most important buttons. */
  readonly colors: { readonly primary: string } & { readonly [name in BrandColorName]?: string };
  readonly fonts?: { readonly [name in (typeof fontNames)[number]]?: string };
  readonly radius?: { readonly [name in (typeof radiusNames)[number]]?: string };
  /** Colors that replace computed colors. `defineBrand` refuses unreadable colors here, and never corrects them. */
  readonly themes?: { readonly [theme in ThemeName]?: ThemeOverrides };
}

export type ThemeOverrides = { readonly [role in RoleToken]?: string } & {
  readonly scheme?: Theme['scheme'];
};

const HEX = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;
/** Matches characters that would end a CSS declaration, or the style element around it. */
const BREAKS_OUT = /[;{}<>]/;

const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');

/**
 * Returns a message for each problem of the options, with the name of the option. Checks the types too, because
 * options may come from a file.
 */
export function problemsOf(options: BrandOptions): string[] {
  const problems: string[] = [];
  const known = (where: string, object: object = {}, names: readonly string[]) => {
    for (const name of Object.keys(object))
      if (!names.includes(name)) problems.push(`${where}: "${name}" is none of ${quoted(names)}`);
  };
  const color = (where: string, value: unknown) => {
    if (value !== undefined && !(typeof value === 'string' && HEX.test(value)))
      problems.push(`${where}: ${JSON.stringify(value)} is no color of the form "#1d53b8" or "#fff"`);
  };
  const text = (where: string, value: unknown) => {
    if (value !== undefined && (typeof value !== 'string' || value.trim() === '' || BREAKS_OUT.test(value)))
      problems.push(`${where}: ${JSON.stringify(value)} is no value for a style`);
  };

  known('the brand', options, ['name', 'colors', 'fonts', 'radius', 'themes']);
  if (typeof options.name !== 'string' || options.name.trim() === '') problems.push('name: there is none');
  known('colors', options.colors, brandColorNames);
  if (options.colors?.primary === undefined) problems.push('colors.primary: there is none');
  for (const [name, value] of Object.entries(options.colors ?? {})) color(`colors.${name}`, value);
  known('fonts', options.fonts, fontNames);
  for (const [name, value] of Object.entries(options.fonts ?? {})) text(`fonts.${name}`, value);
  known('radius', options.radius, radiusNames);
  for (const [name, value] of Object.entries(options.radius ?? {})) text(`radius.${name}`, value);
  known('themes', options.themes, themeNames);
  for (const [theme, overrides] of Object.entries(options.themes ?? {})) {
    known(`themes.${theme}`, overrides, ['scheme', ...roleTokens]);
    for (const [role, value] of Object.entries(overrides ?? {}))
      if (role !== 'scheme') color(`themes.${theme}.${role}`, value);
  }
  return problems;
}

/** Returns a hex color in long form: `#abc` and `#AABBCC` become `#aabbcc`. */
export function longHex(hex: string): string {
  const digits = hex.slice(1).toLowerCase();
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}
