const URGENT = /<link rel="preload"(?=[^>]* fetchPriority="high")[^>]*>/g;
const ATTRIBUTE = / ([a-zA-Z]+)="([^"]*)"/g;
/** As a header can hold it, between angle brackets or in quotes. */
const PLAIN = /^[\x20-\x7e]+$/;
const ENDS_EARLY = /[<>"\\]/;

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
 * Header `Link` of a page, by which a browser asks for the first picture before it reads the page, and from which proxies
 * make 103 Early Hints. Undefined where nothing is urgent. (RFC 8288, RFC 8297)
 */
export function preloadHeader(html: string): string | undefined {
  const head = html.slice(0, html.indexOf('<style'));
  return (head.match(URGENT) ?? []).flatMap(headerLink).join(', ') || undefined;
}
