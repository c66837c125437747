const HEADINGS = 'h1, h2, h3, h4, strong';
const FAMILY = '--font-heading';
const LATE = 'Late Heading';

/**
 * Draws the headings in the brand's face if that face arrives after the first paint. With `font-display:
 * optional`, a browser keeps the fallback on such a page. Nothing moves: a heading that would change its height
 * keeps the fallback. Does nothing if the face was there at once.
 */
export async function lateHeadings(): Promise<void> {
  const family = getComputedStyle(document.documentElement).getPropertyValue(FAMILY);
  const bare = (name = '') => name.replaceAll(/["']/g, '').trim();
  // A brand may set its headings in a face of the system.
  const face = [...document.fonts].find((one) => bare(one.family) === bare(family.split(',')[0]));
  const file = document.querySelector<HTMLLinkElement>('link[as=font]');
  if (!face || !file || face.status === 'loaded') return;
  // Comes from the preload, so the file is requested only once.
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
