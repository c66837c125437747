import { brandCss } from './brand-css.ts';
import { skeinBrand } from './skein-brand.ts';

/** The CSS of the demo's brand. */
export const tokensCss: string = brandCss(skeinBrand);
