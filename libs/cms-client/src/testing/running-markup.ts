const ADDRESS = new Set(['href', 'src', 'srcset', 'action', 'formaction', 'poster', 'data']);
/** Matches text without which markup cannot run code. Most markup has no such text, so this quick check is enough. */
const SUSPECT = /<script|\son\w+\s*=|srcdoc|javascript:/i;

/** Describes everything that a browser would run in a piece of HTML. */
export function runningMarkup(html: string): string[] {
  if (!SUSPECT.test(html)) return [];
  const { content } = Object.assign(document.createElement('template'), { innerHTML: html });
  return [...content.querySelectorAll('*')].flatMap((element) => [
    ...(element.localName === 'script' ? ['a script'] : []),
    ...[...element.attributes]
      .filter(
        ({ name, value }) =>
          /^on|^srcdoc$/.test(name) || (ADDRESS.has(name) && /^\s*javascript:/i.test(value)),
      )
      .map(({ name, value }) => `${name}="${value}"`),
  ]);
}
