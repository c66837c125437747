import { sha256 } from '../document/document.ts';
import { renditionFile } from './rendition-file.ts';

/** Addresses of files, in attributes, lists of sizes, CSS and the JSON of islands alike. */
const FILE = /\/(?:assets|share-image)\/[\w./%~@+-]+(?:\?(?:[\w.=%+~-]|&amp;|&(?!\w+;))+)?/g;
/** The site writes these tags itself, with every attribute in double quotes and escaped. */
const LINK = /<(?:a|link)\b[^>]*?\shref="([^"]*)"/g;
const STYLE = /<style[^>]*>(.*?)<\/style>/gs;
const HEAD = '<head><meta charset="utf-8">';

const stylesOf = (html: string) => [...html.matchAll(STYLE)].map(([, css = '']) => css);

/** The policy as a page can carry it. Who may frame it is not among that: it is in the headers of all pages. */
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
  /** Files that it names, as it named them. */
  readonly files: ReadonlySet<string>;
  /** Paths of the same site that it leads to, without query and hash. */
  readonly links: ReadonlySet<string>;
}

function pathOn(origin: string, href: string): string | undefined {
  const plain = href.replaceAll('&amp;', '&');
  if (!URL.canParse(plain, origin)) return undefined;
  const url = new URL(plain, origin);
  return url.origin === origin ? url.pathname : undefined;
}

/**
 * A page as a host of files serves it: every size of a picture is a file, and the policy stands in the page, because such
 * hosts know few headers, and the same for many pages.
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
