/** Name of the cookie that the help center reads. */
const COOKIE = 'city-info';

/**
 * Sets the cookie that tells the help center the visitor's city, if the visitor has pressed one of its links.
 * It lasts until the browser closes. A served page runs this from its first script, because links do not wait
 * for another one.
 * @param event of the type `click`, or `auxclick`: the middle button of a mouse opens a tab
 */
export function rememberCity({ target }: Event): void {
  if (!(target instanceof Element)) return;
  const value = target.closest('a[href]')?.closest('[data-city-info]')?.getAttribute('data-city-info');
  if (!value) return;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${COOKIE}=${encodeURIComponent(value)}; path=/; samesite=lax${secure}`;
}

/**
 * Does the same for links that React has rendered. Returns a function that undoes it; a cookie that was set
 * stays.
 */
export function enhanceCityInfo(root: Element): () => void {
  const ended = new AbortController();
  for (const type of ['click', 'auxclick']) root.addEventListener(type, rememberCity, ended);
  return () => ended.abort();
}
