import { fallbackFacesCss } from './fallback-faces.generated.ts';

/** File names of the two fonts in `@skein/ui/fonts/…`. The font for headings is first. */
export const fontFiles = ['bricolage-grotesque.woff2', 'figtree.woff2'] as const;

export interface FontFacesOptions {
  /**
   * What happens while a font loads. `swap`: the text changes when the font arrives. `optional`: a font that
   * arrives late is used only on the next page, so that nothing moves. In this case, preload the files.
   */
  readonly display?: 'swap' | 'optional';
}

/**
 * Returns the `@font-face` rules of two variable fonts, and of local fonts with the same metrics. The local
 * fonts are visible while the variable fonts load, so the text hardly moves afterwards.
 * @param urlOf returns the address of a font file for a name in `fontFiles`. Hosts return a hashed address
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
