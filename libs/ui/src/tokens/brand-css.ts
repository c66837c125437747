import type { Brand } from './brand.ts';
import type { ThemeName } from './themes.ts';
import { roleTokens, themeNames } from './themes.ts';

/** The paper theme is the default, so its selector includes the root. */
function selectorOf(theme: ThemeName): string {
  return theme === 'paper' ? ':root,[data-theme=paper]' : `[data-theme=${theme}]`;
}

/** Themes that share a value share a rule, which saves a third of the size. */
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
 * Returns the CSS with all custom properties and section themes of a brand. An element with `data-theme` also
 * gets the background and the text color of the theme.
 */
export function brandCss({ themes, scales }: Pick<Brand, 'themes' | 'scales'>): string {
  return `${rootRule(scales)}${themeRules(themes)}[data-theme]{background-color:var(--color-surface);color:var(--color-text)}`;
}
