/** Elements that the editor of HTML keeps, with the attributes that it keeps on them. */
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

/** Whether the editor keeps everything in an HTML text. Other texts are edited as HTML. */
export function keepsAll(html: string): boolean {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.querySelectorAll('*')].every((element) => {
    const attributes = KNOWN[element.localName];
    return attributes !== undefined && [...element.attributes].every(({ name }) => attributes.includes(name));
  });
}

/** Returns an editor's HTML as content stores it: no empty text, and no paragraph around a line of a list. */
export function storedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const item of body.querySelectorAll('li')) {
    const [only, ...others] = item.children;
    if (only?.localName === 'p' && others.every(({ localName }) => localName !== 'p'))
      only.replaceWith(...only.childNodes);
  }
  return body.textContent?.trim() === '' && !body.querySelector('hr') ? '' : body.innerHTML;
}
