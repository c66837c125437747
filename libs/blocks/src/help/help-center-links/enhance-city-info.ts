/** Name of the cookie that the help center reads. */
const COOKIE = 'city-info';

/**
 * Sets a cookie with the visitor's city when the visitor presses a link to the help center. The help center
 * reads the cookie. The cookie lasts until the browser closes. `boot` calls this function, because a later
 * script could miss the click.
 * @param event an event of the type `click`, or `auxclick`: the middle button of a mouse opens a link in a
 * new tab
 */
export function rememberCity({ target }: Event): void {
  if (!(target instanceof Element)) return;
  const value = target.closest('a[href]')?.closest('[data-city-info]')?.getAttribute('data-city-info');
  if (!value) return;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${COOKIE}=${encodeURIComponent(value)}; path=/; samesite=lax${secure}`;
}

/**
 * Sets the city cookie for links that React has rendered.
 * @returns a function that removes this behavior, but not the cookie
 */
export function enhanceCityInfo(root: Element): () => void {
  const ended = new AbortController();
  for (const type of ['click', 'auxclick']) root.addEventListener(type, rememberCity, ended);
  return () => ended.abort();
}
