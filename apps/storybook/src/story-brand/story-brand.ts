import { skeinBrand, tokensCss, type Brand } from '@skein/ui/tokens';
import { harbor } from './harbor.ts';

export const storyBrands: Readonly<Record<string, Brand>> = {
  skein: { ...skeinBrand, css: tokensCss },
  harbor,
};

/** The brand that the catalog opens in. The environment variable `STORY_BRAND` contains its name. */
export const storyBrand = storyBrands[import.meta.env.STORY_BRAND] ?? unknown();

/** Returns the brand with this name in the toolbar. */
export const brandNamed = (name: unknown): Brand => storyBrands[String(name)] ?? storyBrand;

function unknown(): never {
  throw new Error(
    `STORY_BRAND: "${import.meta.env.STORY_BRAND}" is none of ${Object.keys(storyBrands).join(', ')}`,
  );
}
