import type { Brand } from '../tokens/brand.ts';
import { brandCss } from '../tokens/brand-css.ts';
import { contrastPairs, figure, pairContrast } from '../tokens/contrast-pairs.ts';
import { scaleTokens } from '../tokens/scales.ts';
import { themeNames, type Theme, type ThemeName } from '../tokens/themes.ts';
import { problemsOf, type BrandOptions } from './brand-options.ts';
import { groundOf, seedsOf } from './brand-seeds.ts';
import { themeOf } from './brand-theme.ts';
import { paletteOf } from './brand-palette.ts';

/**
 * Returns a message for each unreadable pair of colors in a theme, and a message if a custom background is not
 * light or dark enough.
 */
function unreadable(name: ThemeName, theme: Theme): string[] {
  const pairs = contrastPairs.flatMap((pair) => {
    const contrast = pairContrast(theme, pair);
    const { foreground, background, minimum } = pair;
    return contrast >= minimum
      ? []
      : `themes.${name}: ${foreground} ${theme[foreground]} on ${background} ${theme[background]} has ${figure(contrast)}:1 and needs ${minimum}:1`;
  });
  const ground = groundOf(name, theme.surface);
  return ground === theme.surface
    ? pairs
    : [...pairs, `themes.${name}.surface: ${theme.surface} is too near to the middle; ${ground} would do`];
}

/**
 * Creates a brand from a few colors: seven readable themes, each with colors for 32 roles. It computes missing colors.
 * Call it during the build or on the server, because pages need only its `css`.
 * @throws an error with a line for each unknown name, invalid color, and unreadable pair of custom colors
 */
export function defineBrand(options: BrandOptions): Brand {
  const refuse = (problems: readonly string[]) => {
    if (problems.length > 0)
      throw new Error(
        `The brand ${JSON.stringify(options.name)} cannot be used:\n- ${problems.join('\n- ')}`,
      );
  };
  refuse(problemsOf(options));
  const seeds = seedsOf(options);
  const themes = Object.fromEntries(
    themeNames.map((name) => [name, themeOf(name, seeds, options.themes?.[name])]),
  ) as Record<ThemeName, Theme>;
  refuse(themeNames.flatMap((name) => unreadable(name, themes[name])));

  const own = (family: string, values: object = {}) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]: [string, unknown]) => [
        `--${family}-${name}`,
        String(value),
      ]),
    );
  const scales = {
    ...scaleTokens,
    '--ink': seeds.ink,
    '--paper': seeds.paper,
    '--night': themes.ink['surface-sunken'],
    '--shadow-float': `0 1px 2px ${seeds.ink}0f,0 12px 32px -8px ${seeds.ink}2e`,
    ...own('radius', options.radius),
    ...own('font', options.fonts),
  };
  return {
    name: options.name,
    themes,
    palette: paletteOf(themes),
    scales,
    css: brandCss({ themes, scales }),
  };
}
