import { sha256 } from '../document/document.ts';
import { renditionFile } from './rendition-file.ts';

/** Matches addresses of files in attributes, lists of sizes, CSS and the JSON of islands. */
const FILE = /\/(?:assets|share-image)\/[\w./%~@+-]+(?:\?(?:[\w.=%+~-]|&amp;|&(?!\w+;))+)?/g;
/** Matches link tags. In the site's HTML, all attributes are escaped and in double quotes. */
const LINK = /<(?:a|link)\b[^>]*?\shref="([^"]*)"/g;
const STYLE = /<style[^>]*>(.*?)<\/style>/gs;
const HEAD = '<head><meta charset="utf-8">';

const stylesOf = (html: string) => [...html.matchAll(STYLE)].map(([, css = '']) => css);

/**
 * Returns the policy for a `meta` element in the page. `frame-ancestors` is left out: it works only in a
 * header.
 */
function policyFor(policy: string, before: readonly string[], after: readonly string[]): string {
  const hashed = before.reduce(
    (text, css, place) => text.replace(sha256(css), sha256(after[place] ?? css)),
    policy,
  );
  return hashed
    .split('; ')
    .filter((directive) => !directive.startsWith('frame-ancestors'))
    .join('; ');
}

export interface ExportedPage {
  readonly html: string;
  /** Addresses of the files that the page uses, as written in its HTML. */
  readonly files: ReadonlySet<string>;
  /** Paths on the same site to which the page links, without query and hash. */
  readonly links: ReadonlySet<string>;
}

function pathOn(origin: string, href: string): string | undefined {
  const plain = href.replaceAll('&amp;', '&');
  if (!URL.canParse(plain, origin)) return undefined;
  const url = new URL(plain, origin);
  return url.origin === origin ? url.pathname : undefined;
}

/**
 * Returns a page for a file host. Each size of a picture becomes a file. The policy goes into the HTML, because
 * a file host cannot send a different header with each page.
 */
export function exportedPage(served: string, policy: string, origin: string): ExportedPage {
  const files = new Set<string>();
  const html = served.replace(FILE, (address) => {
    files.add(address);
    return renditionFile(address);
  });
  const carried = policyFor(policy, stylesOf(served), stylesOf(html));
  const links = [...served.matchAll(LINK)].flatMap(([, href = '']) => pathOn(origin, href) ?? []);
  return {
    html: html.replace(HEAD, () => `${HEAD}<meta http-equiv="content-security-policy" content="${carried}">`),
    files,
    links: new Set(links),
  };
}
