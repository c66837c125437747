import { SPANISH_PREFIX } from '@skein/cms-client';

/**
 * Has the link to the other language lead to what the page shows when it is pressed: since it was drawn, the address may
 * have come to name an answer, a filter or a question. As long as it has not, the link is right as it was drawn.
 * @returns takes presses of whatever there is
 */
export function followAddress(): (press: Event) => void {
  let opened = location.href;
  return ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-language-link]');
    if (!link || location.href === opened) return;
    opened = '';
    const { pathname, search, hash } = location;
    const path = link.hreflang === 'es' ? SPANISH_PREFIX + pathname : pathname.slice(SPANISH_PREFIX.length);
    link.href = (path || '/') + search + hash;
  };
}
