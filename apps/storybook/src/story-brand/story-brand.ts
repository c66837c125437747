import { type Brand, colorTokens, themes, tokensCss } from '@skein/ui';
import { harbor } from './harbor.ts';

const brands: Readonly<Record<string, Pick<Brand, 'name' | 'css' | 'palette' | 'themes'>>> = {
  skein: { name: 'Skein', css: tokensCss, palette: colorTokens, themes },
  harbor,
};

/** The brand of the catalog, from `STORY_BRAND`. */
export const storyBrand = brands[import.meta.env.STORY_BRAND] ?? unknown();

function unknown(): never {
  throw new Error(
    `STORY_BRAND: "${import.meta.env.STORY_BRAND}" is none of ${Object.keys(brands).join(', ')}`,
  );
}
