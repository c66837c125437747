import { fallbackFacesCss } from './fallback-faces.generated.ts';

/** File names of the two typefaces, as served under `@skein/ui/fonts/…`. The heading face comes first. */
export const fontFiles = ['bricolage-grotesque.woff2', 'figtree.woff2'] as const;

/**
 * The `@font-face` rules: both variable typefaces, and local fallbacks with the same metrics so that text does not
 * move when the real ones arrive.
 * @param urlOf address of a font file, by its name in `fontFiles`; the host answers with its hashed address
 */
export function fontFacesCss(urlOf: (file: string) => string): string {
  const [heading, text] = fontFiles;
  return face('Bricolage Grotesque', urlOf(heading)) + face('Figtree', urlOf(text)) + fallbackFacesCss;
}

function face(family: string, url: string): string {
  return `@font-face{font-family:"${family}";font-weight:400 800;font-style:normal;font-display:swap;src:url("${url}") format("woff2")}`;
}
