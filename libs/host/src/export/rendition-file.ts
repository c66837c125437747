const unescaped = (text: string) => text.replaceAll('&amp;', '&');

/** Returns all query parameters except the format, in their order, as part of a file name: `.w640.q75`. */
function nameOf(search: URLSearchParams): string {
  return [...search]
    .filter(([name]) => name !== 'fm')
    .map(([name, value]) => `.${name}${value.replaceAll(/[^\w-]/g, '_')}`)
    .join('');
}

/**
 * Returns the path of a picture's rendition in a folder of files. File hosts ignore queries, so the name
 * contains the query's values, and the extension is the format.
 * @param address such as
 * `/assets/id/revision/team.jpg?w=640&q=75&fm=avif`, which becomes `…/team.w640.q75.avif`
 */
export function renditionFile(address: string): string {
  const [path = '', query] = unescaped(address).split('?', 2);
  if (query === undefined) return path;
  const search = new URLSearchParams(query);
  const [, stem = path, extension = ''] = /^(.*?)(\.\w+)?$/.exec(path) ?? [];
  const format = search.get('fm');
  return `${stem}${nameOf(search)}${format === null ? extension : `.${format.replaceAll(/\W/g, '')}`}`;
}

/** Returns the address as an HTTP request needs it, without HTML escapes. */
export const requestOf = (address: string): string => unescaped(address);
