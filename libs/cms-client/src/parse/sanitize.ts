import type { DOMPurify } from 'dompurify';
import type { SafeHtml } from '../model/context.ts';
import { safeHref } from '../fields/href.ts';

const ALLOWED_TAGS = [
  'a', 'abbr', 'b', 'blockquote', 'br', 'caption', 'cite', 'code', 'col', 'colgroup', 'dd', 'del', 'details', 'dfn', 'div',
  'dl', 'dt', 'em', 'figcaption', 'figure', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'i', 'img', 'ins', 'kbd', 'li', 'mark', 'ol',
  'p', 'pre', 'q', 's', 'small', 'span', 'strong', 'sub', 'summary', 'sup', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead',
  'time', 'tr', 'u', 'ul', 'wbr',
]; // prettier-ignore

const ALLOWED_ATTR = [
  'alt', 'colspan', 'datetime', 'dir', 'height', 'href', 'id', 'lang', 'loading', 'rel', 'reversed', 'rowspan', 'scope', 'src',
  'start', 'target', 'title', 'width',
]; // prettier-ignore

/** A path, a web address, or a picture inside the text itself. */
const SAFE_PICTURE = /^(https?:\/\/|\/|data:image\/)/i;

/** `hrefHere` makes a link fit the page; one that it has no answer for is taken off its words. */
export type Sanitize = (html: string, hrefHere?: (href: string) => string | undefined) => SafeHtml;

/** What must happen to each element that survives, beyond the lists above. */
function mend(element: Element, hrefHere: (href: string) => string | undefined) {
  const safe = element.localName === 'a' ? safeHref(element.getAttribute('href') ?? '') : undefined;
  const href = safe === undefined ? undefined : hrefHere(safe);
  if (href === undefined) element.removeAttribute('href');
  else element.setAttribute('href', href);
  if (href !== undefined && element.getAttribute('target') === '_blank')
    element.setAttribute('rel', 'noopener');
  else element.removeAttribute('target');
  if (element.localName !== 'img' || !SAFE_PICTURE.test(element.getAttribute('src') ?? ''))
    element.removeAttribute('src');
  if (element.localName === 'img') {
    element.setAttribute('loading', 'lazy');
    if (!element.hasAttribute('alt')) element.setAttribute('alt', '');
  }
}

/** Builds the one sanitiser for content HTML from a DOMPurify that is bound to a window (the browser's or jsdom's). */
export function createSanitize(purify: DOMPurify): Sanitize {
  let here = (href: string): string | undefined => href;
  purify.addHook('afterSanitizeAttributes', (node) => mend(node, here));
  return (html, hrefHere = (href) => href) => {
    if (!/[<&]/.test(html)) return html as SafeHtml;
    here = hrefHere;
    return purify.sanitize(html, {
      ALLOWED_TAGS,
      ALLOWED_ATTR,
      ALLOW_DATA_ATTR: false,
      ALLOW_ARIA_ATTR: false,
    }) as SafeHtml;
  };
}
