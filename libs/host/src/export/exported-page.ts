import { sha256 } from '../document/document.ts';
import { renditionFile } from './rendition-file.ts';

/** Matches addresses of files in attributes, lists of sizes, CSS and the JSON of islands. */
const FILE = /\/(?:assets|share-image)\/[\w./%~@+-]+(?:\?(?:[\w.=%+~-]|&amp;|&(?!\w+;))+)?/g;
/** Matches links. The site writes these tags itself, with every attribute in double quotes and escaped. */
const LINK = /<(?:a|link)\b[^>]*?\shref="([^"]*)"/g;
const STYLE = /<style[^>]*>(.*?)<\/style>/gs;
const HEAD = '<head><meta charset="utf-8">';

const stylesOf = (html: string) => [...html.matchAll(STYLE)].map(([, css = '']) => css);

/**
 * Returns the policy that a page can contain. Only a header can say who may frame the page, so that part is
 * left out.
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
  /** Addresses of the files that the page uses, as they stand in it. */
  readonly files: ReadonlySet<string>;
  /** Paths of the same site to which the page links, without query and hash. */
  readonly links: ReadonlySet<string>;
}

function pathOn(origin: string, href: string): string | undefined {
  const plain = href.replaceAll('&amp;', '&');
  if (!URL.canParse(plain, origin)) return undefined;
  const url = new URL(plain, origin);
  return url.origin === origin ? url.pathname : undefined;
}

/**
 * Returns a page as a file host serves it: every size of a picture is a file, and the policy is inside the
 * page, because file hosts allow few headers and the same ones for many pages.
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
