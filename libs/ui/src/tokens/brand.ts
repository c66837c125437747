import type { ColorToken } from './color-tokens.ts';
import type { Theme, ThemeName } from './themes.ts';

/** The name of a provider and the look of its site. `defineBrand` makes it. */
export interface Brand {
  readonly name: string;
  readonly themes: Readonly<Record<ThemeName, Theme>>;
  /** The colors that an editor may choose by name: the `palette` of a parser. */
  readonly palette: Readonly<Record<ColorToken, string>>;
  /** All values that the themes share: custom property to value. */
  readonly scales: Readonly<Record<string, string>>;
  /** CSS with all custom properties, for the head of every page. */
  readonly css: string;
}
