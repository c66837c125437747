import type { Brand } from '../tokens/brand.ts';
import { spaceSteps } from '../tokens/scales.ts';
import { roleTokens, themeNames } from '../tokens/themes.ts';
import { fontNames, radiusNames, type BrandOptions, type ThemeOverrides } from './brand-options.ts';

/** A token or a group of tokens, in the format of the Design Tokens Community Group (2025.10). */
export interface TokenGroup {
  readonly $type?: string;
  readonly $value?: unknown;
  readonly $description?: string;
  readonly $extensions?: Readonly<Record<string, unknown>>;
  readonly [name: string]: unknown;
}

/** Key for data that has no place in the format: the name of the brand, and the color scheme of a theme. */
const OURS = 'org.skein';
const REM_PX = 16;

const fractions = (hex: string) =>
  [1, 3, 5].map((at) => Number((parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(5)));
const color = (hex: string): TokenGroup => ({
  $value: { colorSpace: 'srgb', components: fractions(hex), hex: hex.slice(0, 7) },
});
const group = ($type: string, tokens: readonly (readonly [string, TokenGroup])[]): TokenGroup => ({
  $type,
  ...Object.fromEntries(tokens),
});
/**
 * Returns a length such as `8px` or `1.5rem` as a token. Undefined for a value that the format cannot
 * express, such as `50%`.
 */
function dimension(css: string): TokenGroup | undefined {
  const [, value, unit] = /^(-?[\d.]+)(px|rem)$/.exec(css) ?? [];
  return value === undefined ? undefined : { $value: { value: Number(value), unit } };
}
/** Returns the smallest and the largest value of `clamp(…)`, as two tokens. */
function ends(css: string): TokenGroup {
  const [, least, , most] = /^clamp\(([^,]+),([^,]+),([^)]+)\)$/.exec(css) ?? [];
  const length = (rem = '') =>
    dimension(rem.replace(/^\./, '0.')) ?? { $value: { value: REM_PX, unit: 'px' } };
  return { smallest: length(least), largest: length(most) };
}
const families = (css: string) => css.split(',').map((name) => name.trim().replaceAll(/^["']|["']$/g, ''));

/**
 * Returns a brand as design tokens, for Figma, Style Dictionary, Terrazzo and other tools that read the format.
 * Fluid sizes have two tokens, their smallest and their largest value.
 */
export function designTokens({
  name,
  themes,
  palette,
  scales,
}: Pick<Brand, 'name' | 'themes' | 'palette' | 'scales'>): TokenGroup {
  const scale = (property: string) => scales[property] ?? '';
  const fluid = (property: string) => ends(scale(property));
  return {
    $description: `Design tokens of ${name}`,
    $extensions: { [OURS]: { name } },
    base: group('color', [
      ['ink', color(scale('--ink'))],
      ['paper', color(scale('--paper'))],
    ]),
    theme: Object.fromEntries(
      themeNames.map((theme) => [
        theme,
        {
          ...group(
            'color',
            roleTokens.map((role) => [role, color(themes[theme][role])]),
          ),
          $extensions: { [OURS]: { scheme: themes[theme].scheme } },
        },
      ]),
    ),
    palette: group(
      'color',
      Object.entries(palette).map(([one, hex]) => [one, color(hex)]),
    ),
    font: group(
      'fontFamily',
      fontNames.map((one) => [one, { $value: families(scale(`--font-${one}`)) }]),
    ),
    radius: group(
      'dimension',
      radiusNames.flatMap((one) => {
        const css = scale(`--radius-${one}`);
        const token = dimension(css) ?? { $value: { value: 0, unit: 'px' } };
        return [[one, { ...token, $extensions: { [OURS]: { css } } }] as const];
      }),
    ),
    space: group(
      'dimension',
      spaceSteps.map((step) => [String(step), dimension(scale(`--space-${step}`)) ?? {}]),
    ),
    heading: group(
      'dimension',
      ['1', '2', '3', '4'].map((size) => [size, fluid(`--heading-${size}`)]),
    ),
    text: group(
      'dimension',
      ['small', 'body', 'lead'].map((size) => [size, fluid(`--text-${size}`)]),
    ),
    duration: group(
      'duration',
      ['fast', 'medium', 'slow'].map((one) => [
        one,
        { $value: { value: parseInt(scale(`--duration-${one}`), 10), unit: 'ms' } },
      ]),
    ),
    ease: group('cubicBezier', [
      ['out', { $value: (scale('--ease-out').match(/[\d.]+/g) ?? []).map(Number) }],
    ]),
  };
}

const isGroup = (value: unknown): value is TokenGroup => typeof value === 'object' && value !== null;
const childOf = (tokens: unknown, ...path: readonly string[]): TokenGroup | undefined =>
  path.reduce<unknown>((at, name) => (isGroup(at) ? at[name] : undefined), tokens) as TokenGroup | undefined;
const ourOf = (tokens: TokenGroup | undefined): Readonly<Record<string, unknown>> => {
  const ours = tokens?.$extensions?.[OURS];
  return isGroup(ours) ? ours : {};
};

function hexOf(token: TokenGroup | undefined): string | undefined {
  const value = token?.$value;
  if (!isGroup(value)) return typeof value === 'string' ? value : undefined;
  const { hex, components, colorSpace } = value;
  if (typeof hex === 'string') return hex;
  if (colorSpace !== 'srgb' || !Array.isArray(components)) return undefined;
  const byte = (share: unknown) =>
    Math.round(Number(share) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${components.map(byte).join('')}`;
}

const present = <T>(rows: readonly (readonly [string, T | undefined])[]): Record<string, T> =>
  Object.fromEntries(rows.filter((row): row is readonly [string, T] => row[1] !== undefined));

const GENERIC = /^(?:serif|sans-serif|monospace|cursive|fantasy|system-ui|ui-[a-z-]+|emoji|math)$/;
function familyOf(token: TokenGroup | undefined): string | undefined {
  const value = token?.$value;
  const names = Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [value];
  if (names.length === 0 || typeof names[0] !== 'string') return undefined;
  return names.map((name) => (GENERIC.test(String(name)) ? String(name) : `"${String(name)}"`)).join(',');
}
function radiusOf(token: TokenGroup | undefined): string | undefined {
  const { css } = ourOf(token);
  if (typeof css === 'string') return css;
  const value = token?.$value;
  return isGroup(value) ? `${String(value['value'])}${String(value['unit'])}` : undefined;
}

/**
 * Returns the options of `defineBrand` from design tokens of `designTokens`, even if a tool has saved them again.
 * `defineBrand` computes missing tokens, and refuses unreadable colors.
 * @param tokens the parsed JSON
 */
export function brandFromTokens(tokens: unknown): BrandOptions {
  const root = isGroup(tokens) ? tokens : {};
  const { name } = ourOf(root);
  const theme = (one: string): ThemeOverrides => {
    const { scheme } = ourOf(childOf(root, 'theme', one));
    return {
      ...present(roleTokens.map((role) => [role, hexOf(childOf(root, 'theme', one, role))])),
      ...((scheme === 'light' || scheme === 'dark') && { scheme }),
    };
  };
  return {
    name: typeof name === 'string' ? name : '',
    colors: {
      primary: hexOf(childOf(root, 'theme', 'paper', 'accent')) ?? '',
      ...present(['ink', 'paper'].map((one) => [one, hexOf(childOf(root, 'base', one))])),
    },
    fonts: present(fontNames.map((one) => [one, familyOf(childOf(root, 'font', one))])),
    radius: present(radiusNames.map((one) => [one, radiusOf(childOf(root, 'radius', one))])),
    themes: Object.fromEntries(themeNames.map((one) => [one, theme(one)])),
  };
}
