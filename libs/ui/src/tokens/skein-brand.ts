import type { Brand } from './brand.ts';
import { colorTokens } from './color-tokens.ts';
import { scaleTokens } from './scales.ts';
import { themes } from './themes.ts';

/** The demo's brand. Every color is chosen by hand, so rendering a page computes none. */
export const skeinBrand: Omit<Brand, 'css'> = {
  name: 'Skein',
  themes,
  palette: colorTokens,
  scales: scaleTokens,
};
