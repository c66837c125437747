import type { DOMPurify } from 'dompurify';
import type { SafeHtml } from '../model/context.ts';
import { safeHref } from '../fields/href.ts';
import { plainMarkup } from './plain-markup.ts';

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

/** Matches a path, a web address, or a picture inside the text itself. */
const SAFE_PICTURE = /^(https?:\/\/|\/|data:image\/)/i;

/**
 * Prefix of every id in content HTML. An id becomes a global name for the page's scripts, and must not replace
 * another one.
 */
export const CONTENT_ID_PREFIX = 'user-content-';

/**
 * Sanitizes HTML. `hrefHere` adapts a link to the page; a link for which it returns undefined is removed and its text
 * kept. `report` is called for each thing that is removed or changed, in words for the editor.
 */
export type Sanitize = (
  html: string,
  hrefHere?: (href: string) => string | undefined,
  report?: (reason: string) => void,
) => SafeHtml;

/** The link adapter for one text, and the record of what the text loses. */
interface Here {
  readonly href: (href: string) => string | undefined;
  readonly lost: Set<string>;
}

const prefixed = (id: string) => (id.startsWith(CONTENT_ID_PREFIX) ? id : CONTENT_ID_PREFIX + id);

/**
 * Returns the address of a place in the same text. Ids before the link already have their prefix; later ids do
 * not.
 */
function hrefInText(href: string, link: Element): string {
  const id = href.slice(1);
  const isThere = [...(link.closest('body')?.querySelectorAll('[id]') ?? [])].some(
    (place) => place.id === id || place.id === CONTENT_ID_PREFIX + id,
  );
  return isThere ? `#${prefixed(id)}` : href;
}

/** Corrects each element that survives, beyond the lists above. */
function mend(element: Element, { href: hrefHere, lost }: Here) {
  const asked = element.localName === 'a' ? element.getAttribute('href') : null;
  const safe = safeHref(asked ?? '');
  const found = asked === null || safe === undefined ? undefined : hrefHere(safe);
  const href = found?.startsWith('#') ? hrefInText(found, element) : found;
  if (asked !== null && href === undefined)
    lost.add(`holds a link to ${asked.slice(0, 80)}, which is left out`);
  if (href === undefined) element.removeAttribute('href');
  else element.setAttribute('href', href);
  if (href !== undefined && element.getAttribute('target') === '_blank')
    element.setAttribute('rel', 'noopener');
  else element.removeAttribute('target');
  if (element.localName !== 'img' || !SAFE_PICTURE.test(element.getAttribute('src') ?? ''))
    element.removeAttribute('src');
  if (element.localName === 'img') {
    if (!element.hasAttribute('src')) lost.add('holds a picture without an address that can be used');
    element.setAttribute('loading', 'lazy');
    if (!element.hasAttribute('alt')) element.setAttribute('alt', '');
  }
}

const FIRST_HEADING = /<(\/?)h1(?=[\s/>])/gi;

/** Returns the reasons for everything that the last text has lost, each once. */
function removals({ removed }: DOMPurify): Set<string> {
  const reasons = new Set<string>();
  for (const one of removed) {
    const tag =
      'element' in one && one.element.nodeType === 1 ? one.element.nodeName.toLowerCase() : undefined;
    // What every text is parsed in counts as taken out, too.
    if (tag !== undefined && tag !== 'body' && tag !== 'remove')
      reasons.add(`holds <${tag}>, which is left out`);
    if ('attribute' in one && one.attribute)
      reasons.add(`holds the attribute ${one.attribute.name}, which is left out`);
  }
  return reasons;
}

/**
 * Creates the sanitizer for content HTML from a DOMPurify that is bound to a window (the browser's or jsdom's).
 */
export const createSanitize = (purify: DOMPurify): Sanitize => createLateSanitize(() => purify);

/** Creates the sanitizer for content HTML, but creates its DOMPurify only when the first text needs it. */
export function createLateSanitize(makePurify: () => DOMPurify): Sanitize {
  let byParser: ByParser | undefined;
  return (html, hrefHere = (href) => href, report) => {
    const plain = /[<&]/.test(html) ? plainMarkup(html, hrefHere) : html;
    if (plain !== undefined) return plain as SafeHtml;
    return (byParser ??= sanitizeByParser(makePurify()))(html, hrefHere, report);
  };
}

type ByParser = (...of: [string, Here['href'], ((reason: string) => void)?]) => SafeHtml;

function sanitizeByParser(purify: DOMPurify): ByParser {
  let here: Here = { href: (href) => href, lost: new Set() };
  purify.addHook('afterSanitizeAttributes', (node) => mend(node, here));
  purify.addHook('uponSanitizeAttribute', (_, attribute) => {
    if (attribute.attrName !== 'id' || attribute.attrValue === prefixed(attribute.attrValue)) return;
    here.lost.add(
      `holds the id “${attribute.attrValue}”, which is “${prefixed(attribute.attrValue)}” on the page`,
    );
    attribute.attrValue = prefixed(attribute.attrValue);
  });
  return (html, hrefHere, report) => {
    here = { href: hrefHere, lost: new Set() };
    const lesser = html.replace(FIRST_HEADING, '<$1h2');
    if (lesser !== html)
      here.lost.add('holds <h1>, which is shown as <h2>: the page has its own first heading');
    const safe = purify.sanitize(lesser, {
      ALLOWED_TAGS,
      ALLOWED_ATTR,
      ALLOW_DATA_ATTR: false,
      ALLOW_ARIA_ATTR: false,
      // Else what a parser puts into the head goes without a word.
      FORCE_BODY: true,
    }) as SafeHtml;
    if (report) for (const reason of [...here.lost, ...removals(purify)]) report(reason);
    return safe;
  };
}
