const URGENT = /<link rel="preload"(?=[^>]* fetchPriority="high")[^>]*>/g;
const ATTRIBUTE = / ([a-zA-Z]+)="([^"]*)"/g;
/** Characters that a header may contain between angle brackets or quotes. */
const PLAIN = /^[\x20-\x7e]+$/;
const ENDS_EARLY = /[<>"\\]/;
/** Longest header, in bytes. Many proxies answer 502 if all headers of an answer together exceed 4096 bytes. */
const LONGEST_BYTES = 1024;

function headerLink(tag: string): string[] {
  const attributes = new Map(
    [...tag.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      value.replaceAll('&amp;', '&'),
    ]),
  );
  const href = attributes.get('href');
  attributes.delete('href');
  const parameters = [...attributes].map(([name, value]) => `${name}="${value}"`);
  const fits = [href ?? '', ...attributes.values()].every(
    (value) => PLAIN.test(value) && !ENDS_EARLY.test(value),
  );
  return fits ? [[`<${href}>`, ...parameters].join('; ')] : [];
}

/**
 * Returns the `Link` header of a page, or undefined if no file is urgent. Thanks to the header, a browser
 * requests the first picture before it reads the page, and proxies send 103 Early Hints. (RFC 8288, RFC 8297)
 * Returns undefined also if the header would be too long: the links in the page's head then do the work alone.
 */
export function preloadHeader(html: string): string | undefined {
  const head = html.slice(0, html.indexOf('<style'));
  const links = (head.match(URGENT) ?? []).flatMap(headerLink).join(', ');
  return links === '' || links.length > LONGEST_BYTES ? undefined : links;
}
