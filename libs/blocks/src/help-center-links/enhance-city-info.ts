/** Read by the help center. */
const COOKIE = 'city-info';

/**
 * Sets the cookie that tells the help center of a city when one of the links is followed, in this tab or in another. It lasts
 * as long as the browser is open. A page that is served calls it in its first script, with the document: links do not wait for
 * another one.
 * @returns undoes it; a cookie that is set stays
 */
export function enhanceCityInfo(root: Document | Element): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const remember = ({ target }: Event) => {
    const strip =
      target instanceof Element && target.closest('a[href]')?.closest<HTMLElement>('[data-city-info]');
    const value = strip && strip.dataset['cityInfo'];
    if (!value) return;
    const secure = location.protocol === 'https:' ? '; secure' : '';
    document.cookie = `${COOKIE}=${encodeURIComponent(value)}; path=/; samesite=lax${secure}`;
  };
  root.addEventListener('click', remember, { signal });
  // The middle button of a mouse opens a tab.
  root.addEventListener('auxclick', remember, { signal });
  return () => ended.abort();
}
