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

/** Matches a path, a web address, or a picture as a data URL. */
const SAFE_PICTURE = /^(https?:\/\/|\/|data:image\/)/i;

/**
 * Prefix of every id in content HTML. Browsers make every id a global name for scripts. With the prefix, an id of an
 * editor cannot replace another global name.
 */
export const CONTENT_ID_PREFIX = 'user-content-';

/**
 * Sanitizes HTML. `hrefHere` returns the address of a link for the page, or undefined for a link that must
 * become plain text. `report` receives a reason for the editor for each removal or change.
 */
export type Sanitize = (
  html: string,
  hrefHere?: (href: string) => string | undefined,
  report?: (reason: string) => void,
) => SafeHtml;

/** The state for one text: a function that adapts its links, and the problems found so far. */
interface Here {
  readonly href: (href: string) => string | undefined;
  readonly lost: Set<string>;
}

const prefixed = (id: string) => (id.startsWith(CONTENT_ID_PREFIX) ? id : CONTENT_ID_PREFIX + id);

/**
 * Returns the address of a link to a place in the same text. Searches for the id of the place with and without the
 * prefix, because ids after the link get the prefix later.
 */
function hrefInText(href: string, link: Element): string {
  const id = href.slice(1);
  const isThere = [...(link.closest('body')?.querySelectorAll('[id]') ?? [])].some(
    (place) => place.id === id || place.id === CONTENT_ID_PREFIX + id,
  );
  return isThere ? `#${prefixed(id)}` : href;
}

/** Corrects the links and pictures in an element that DOMPurify has kept. */
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

/** Returns the reasons for all removals in the last text. Equal reasons appear once. */
function removals({ removed }: DOMPurify): Set<string> {
  const reasons = new Set<string>();
  for (const one of removed) {
    const tag =
      'element' in one && one.element.nodeType === 1 ? one.element.nodeName.toLowerCase() : undefined;
    // DOMPurify also reports its own elements around the text as removed.
    if (tag !== undefined && tag !== 'body' && tag !== 'remove')
      reasons.add(`holds <${tag}>, which is left out`);
    if ('attribute' in one && one.attribute)
      reasons.add(`holds the attribute ${one.attribute.name}, which is left out`);
  }
  return reasons;
}

/** Creates the sanitizer for content HTML. @param purify DOMPurify for the window of a browser or of jsdom */
export const createSanitize = (purify: DOMPurify): Sanitize => createLateSanitize(() => purify);

/** Creates the sanitizer for content HTML. It calls `makePurify` when the first text needs DOMPurify. */
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
      // Otherwise elements that the parser moves into the head would disappear without a report.
      FORCE_BODY: true,
    }) as SafeHtml;
    if (report) for (const reason of [...here.lost, ...removals(purify)]) report(reason);
    return safe;
  };
}
