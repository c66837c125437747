import { fallbackFacesCss } from './fallback-faces.generated.ts';

/** File names of the two typefaces, as served under `@skein/ui/fonts/…`. The heading face comes first. */
export const fontFiles = ['bricolage-grotesque.woff2', 'figtree.woff2'] as const;

export interface FontFacesOptions {
  /**
   * How text behaves while its font loads. `swap`: it changes whenever the font arrives. `optional`: a font
   * that does not arrive at once is used only on the next page, so that nothing moves; preload the files then.
   */
  readonly display?: 'swap' | 'optional';
}

/**
 * Returns the `@font-face` rules: both variable typefaces, and local fallbacks with the same metrics, so that
 * text hardly moves when the typefaces arrive.
 * @param urlOf returns the address of a font file from its name in `fontFiles`; a host returns the hashed
 * address
 */
export function fontFacesCss(
  urlOf: (file: string) => string,
  { display = 'swap' }: FontFacesOptions = {},
): string {
  const [heading, text] = fontFiles;
  return (
    face('Bricolage Grotesque', urlOf(heading), display) +
    face('Figtree', urlOf(text), display) +
    fallbackFacesCss
  );
}

function face(family: string, url: string, display: string): string {
  return `@font-face{font-family:"${family}";font-weight:400 800;font-style:normal;font-display:${display};src:url("${url}") format("woff2")}`;
}
