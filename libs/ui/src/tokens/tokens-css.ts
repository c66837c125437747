import { brandCss } from './brand-css.ts';
import { skeinBrand } from './skein-brand.ts';

/** The `css` of the demo's brand, as `defineBrand` returns it. */
export const tokensCss: string = brandCss(skeinBrand);
