import { skeinBrand, tokensCss, type Brand } from '@skein/ui/tokens';
import { harbor } from './harbor.ts';

const brands: Readonly<Record<string, Brand>> = {
  skein: { ...skeinBrand, css: tokensCss },
  harbor,
};

/** The brand of the catalog. The environment variable `STORY_BRAND` contains its name. */
export const storyBrand = brands[import.meta.env.STORY_BRAND] ?? unknown();

function unknown(): never {
  throw new Error(
    `STORY_BRAND: "${import.meta.env.STORY_BRAND}" is none of ${Object.keys(brands).join(', ')}`,
  );
}
