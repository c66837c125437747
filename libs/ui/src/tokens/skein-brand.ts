import type { Brand } from './brand.ts';
import { colorTokens } from './color-tokens.ts';
import { scaleTokens } from './scales.ts';
import { themes } from './themes.ts';

/** The demo's brand. All its colors are chosen by hand, so pages compute no colors. */
export const skeinBrand: Omit<Brand, 'css'> = {
  name: 'Skein',
  themes,
  palette: colorTokens,
  scales: scaleTokens,
};
