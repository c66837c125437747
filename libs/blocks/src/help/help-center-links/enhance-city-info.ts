/** Read by the help center. */
const COOKIE = 'city-info';

/**
 * Sets the cookie that tells the help center of a city when what was pressed is one of the links. It lasts as long as the
 * browser is open. A page that is served listens in its first script: links do not wait for another one.
 * @param event of the type `click`, or `auxclick`: the middle button of a mouse opens a tab
 */
export function rememberCity({ target }: Event): void {
  if (!(target instanceof Element)) return;
  const value = target.closest('a[href]')?.closest('[data-city-info]')?.getAttribute('data-city-info');
  if (!value) return;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${COOKIE}=${encodeURIComponent(value)}; path=/; samesite=lax${secure}`;
}

/** The same for links that React has drawn. Returns the way to undo it; a cookie that is set stays. */
export function enhanceCityInfo(root: Element): () => void {
  const ended = new AbortController();
  for (const type of ['click', 'auxclick']) root.addEventListener(type, rememberCity, ended);
  return () => ended.abort();
}
