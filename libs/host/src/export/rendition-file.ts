const unescaped = (text: string) => text.replaceAll('&amp;', '&');

/** Parameters that say which part and how much of a picture, in the order of its name. */
function nameOf(search: URLSearchParams): string {
  return [...search]
    .filter(([name]) => name !== 'fm')
    .map(([name, value]) => `.${name}${value.replaceAll(/[^\w-]/g, '_')}`)
    .join('');
}

/**
 * Where a rendition of a picture lies in a folder of files. Hosts of files do not read queries: what the query says stands
 * in the name instead, and the format is its extension.
 * @param address such as `/assets/id/revision/team.jpg?w=640&q=75&fm=avif`, which becomes `…/team.w640.q75.avif`
 */
export function renditionFile(address: string): string {
  const [path = '', query] = unescaped(address).split('?', 2);
  if (query === undefined) return path;
  const search = new URLSearchParams(query);
  const [, stem = path, extension = ''] = /^(.*?)(\.\w+)?$/.exec(path) ?? [];
  const format = search.get('fm');
  return `${stem}${nameOf(search)}${format === null ? extension : `.${format.replaceAll(/\W/g, '')}`}`;
}

/** The same address in the words of HTTP. */
export const requestOf = (address: string): string => unescaped(address);
