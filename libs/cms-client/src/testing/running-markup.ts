const ADDRESS = new Set(['href', 'src', 'srcset', 'action', 'formaction', 'poster', 'data']);
/** Nothing runs where none of this stands; most markup is done with after this. */
const SUSPECT = /<script|\son\w+\s*=|srcdoc|javascript:/i;

/** What a browser would run of a piece of HTML. */
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
