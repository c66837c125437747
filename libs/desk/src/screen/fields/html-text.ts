/** Elements that the editor of formatted text preserves, each with the attributes that it preserves. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  ...Object.fromEntries(
    [
      'p',
      'br',
      'strong',
      'b',
      'em',
      'i',
      'u',
      's',
      'ul',
      'ol',
      'li',
      'h2',
      'h3',
      'h4',
      'blockquote',
      'hr',
      'code',
      'pre',
    ].map((name) => [name, []]),
  ),
};

/**
 * Whether the editor of formatted text preserves everything in a text. If not, the desk shows the HTML source instead.
 */
export function keepsAll(html: string): boolean {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const isKnown = (element: Element) => {
    const attributes = KNOWN[element.localName];
    return attributes !== undefined && [...element.attributes].every(({ name }) => attributes.includes(name));
  };
  // The editor drops comments, and markup inside code.
  const isPlain = !html.includes('<!--') && !body.querySelector('code *, pre :not(code)');
  return isPlain && [...body.querySelectorAll('*')].every(isKnown);
}

/**
 * Returns the editor's HTML in the form that content stores: empty if there is no text, and list items of one line
 * without a paragraph.
 */
export function storedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const item of body.querySelectorAll('li')) {
    const [only, ...others] = item.children;
    if (only?.localName === 'p' && others.every(({ localName }) => localName !== 'p'))
      only.replaceWith(...only.childNodes);
  }
  return body.textContent?.trim() === '' && !body.querySelector('hr') ? '' : body.innerHTML;
}
