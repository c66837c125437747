import type { Brand } from './brand.ts';
import type { ThemeName } from './themes.ts';
import { roleTokens, themeNames } from './themes.ts';

/** Returns the selector of a theme. Paper is the default theme of the page, so it also applies to the root. */
function selectorOf(theme: ThemeName): string {
  return theme === 'paper' ? ':root,[data-theme=paper]' : `[data-theme=${theme}]`;
}

/**
 * Returns one rule per set of themes that share a value: about a third smaller than one full rule per theme.
 */
function themeRules(themes: Brand['themes']): string {
  const rules = new Map<string, string[]>();
  for (const property of ['scheme', ...roleTokens] as const) {
    const values = new Set(themeNames.map((theme) => themes[theme][property]));
    for (const value of values) {
      const names = themeNames.filter((theme) => themes[theme][property] === value);
      const selector = names.map(selectorOf).join(',');
      const declaration = property === 'scheme' ? `color-scheme:${value}` : `--color-${property}:${value}`;
      rules.set(selector, [...(rules.get(selector) ?? []), declaration]);
    }
  }
  return [...rules].map(([selector, declarations]) => `${selector}{${declarations.join(';')}}`).join('');
}

function rootRule(scales: Brand['scales']): string {
  return `:root{${Object.entries(scales)
    .map(([property, value]) => `${property}:${value}`)
    .join(';')}}`;
}

/**
 * Returns all custom properties of a brand, and the section themes for `data-theme`. A themed element also
 * sets its background, so the attribute alone is enough on any element.
 */
export function brandCss({ themes, scales }: Pick<Brand, 'themes' | 'scales'>): string {
  return `${rootRule(scales)}${themeRules(themes)}[data-theme]{background-color:var(--color-surface);color:var(--color-text)}`;
}
