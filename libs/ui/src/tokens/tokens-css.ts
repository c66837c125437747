import { brandCss } from './brand-css.ts';
import { skeinBrand } from './skein-brand.ts';

/** What `defineBrand` gives as `css`, of the demo's brand. */
export const tokensCss: string = brandCss(skeinBrand);
