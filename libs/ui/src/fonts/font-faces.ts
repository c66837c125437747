import { fallbackFacesCss } from './fallback-faces.generated.ts';

/** File names of the two typefaces, as served under `@skein/ui/fonts/…`. The heading face comes first. */
export const fontFiles = ['bricolage-grotesque.woff2', 'figtree.woff2'] as const;

export interface FontFacesOptions {
  /**
   * What happens to text while its font is on its way. `swap`: it changes when the font arrives, as late as that may be.
   * `optional`: a font that is not there in a blink waits for the next page, so that nothing ever moves; preload the
   * files then.
   */
  readonly display?: 'swap' | 'optional';
}

/**
 * The `@font-face` rules: both variable typefaces, and local fallbacks with the same metrics so that text hardly moves
 * when the real ones arrive.
 * @param urlOf address of a font file, by its name in `fontFiles`; the host answers with its hashed address
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
