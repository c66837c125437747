const HEADINGS = 'h1, h2, h3, h4, strong';
const FAMILY = '--font-heading';
const LATE = 'Late Heading';

/**
 * Draws the headings in the brand's font if that font arrives after the first paint. With `font-display: optional`, a
 * browser keeps the fallback font on such a page. Nothing moves: a heading whose height would change keeps the
 * fallback.
 */
export async function lateHeadings(): Promise<void> {
  const family = getComputedStyle(document.documentElement).getPropertyValue(FAMILY);
  const bare = (name = '') => name.replaceAll(/["']/g, '').trim();
  // A brand may use a system font for its headings. Then there is no font face.
  const face = [...document.fonts].find((one) => bare(one.family) === bare(family.split(',')[0]));
  const file = document.querySelector<HTMLLinkElement>('link[as=font]');
  if (!face || !file || face.status === 'loaded') return;
  // The page has preloaded the file, so this does not request the file again.
  const late = await new FontFace(LATE, `url(${file.href})`, { weight: '400 800' }).load();
  document.fonts.add(late);
  const headings = [...document.querySelectorAll<HTMLElement>(HEADINGS)];
  const heights = () => headings.map((heading) => heading.offsetHeight);
  const before = heights();
  for (const { style } of headings) style.setProperty(FAMILY, `"${LATE}",${family}`);
  const after = heights();
  for (const [at, { style }] of headings.entries())
    if (after[at] !== before[at]) style.removeProperty(FAMILY);
}
