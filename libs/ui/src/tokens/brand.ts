import type { ColorToken } from './color-tokens.ts';
import type { Theme, ThemeName } from './themes.ts';

/** The name of a provider and the look of its site. `defineBrand` creates brands. */
export interface Brand {
  readonly name: string;
  readonly themes: Readonly<Record<ThemeName, Theme>>;
  /** The colors that an editor may choose by name. Pass it to the content parser as `palette`. */
  readonly palette: Readonly<Record<ColorToken, string>>;
  /** The custom properties that have the same value in all themes. */
  readonly scales: Readonly<Record<string, string>>;
  /** CSS with all custom properties, for the head of every page. */
  readonly css: string;
}
