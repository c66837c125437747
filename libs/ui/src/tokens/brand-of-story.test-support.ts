import type { Brand } from './brand.ts';
import { skeinBrand } from './skein-brand.ts';

interface Context {
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly globals: Readonly<Record<string, unknown>>;
}

/** Returns the brand that the toolbar of the catalog names. */
export function brandOfStory({ parameters, globals }: Context): Omit<Brand, 'css'> {
  const brands = (parameters['brands'] ?? {}) as Readonly<Record<string, Brand>>;
  return brands[String(globals['brand'])] ?? skeinBrand;
}
