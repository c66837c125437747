import { hash } from 'node:crypto';
import { FIRST_VIEW_END, FIRST_VIEW_END_HTML } from './first-view.ts';
import type { PageSettings } from './page-settings.ts';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapeHtml = (text: string) =>
  text.replaceAll(/[&<>"]/g, (character) => ESCAPES[character] ?? character);

/** A tag in the head, such as `['link', { rel: 'canonical', href: '…' }]`. */
export type HeadTag = readonly [
  name: 'meta' | 'link',
  attributes: Readonly<Record<string, string | undefined>>,
];

export interface DocumentParts {
  readonly lang: string;
  readonly title: string;
  readonly head: readonly HeadTag[];
  /** HTML of preload links, for the first files that the body needs. */
  readonly preloads: string;
  /** Structured data, one object per script. */
  readonly jsonLd: readonly object[];
  /** The CSS of the first view. It is in style elements of the head. */
  readonly styles: readonly string[];
  /** The CSS of the rest of the page. It stands after the first view. */
  readonly laterCss: string;
  /** The only script that runs by itself. It stands after the first view, and must not contain `</script`. */
  readonly bootScript: string;
  readonly runtimeUrl: string;
  readonly settings: PageSettings;
  /** HTML of the body up to the end of the first view. */
  readonly firstView: string;
  /** HTML of the body after the first view. Undefined: the first view is the whole page. */
  readonly below?: string | undefined;
  /**
   * Whether the props of each island stay right behind the island, so that preview can replace the HTML of a block
   * together with its props. Default: one script contains the props of all islands of the first view.
   */
  readonly propsInPlace?: boolean | undefined;
}

function tag([name, attributes]: HeadTag): string {
  const pairs = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}="${escapeHtml(value)}"`],
  );
  return `<${name} ${pairs.join(' ')}>`;
}

const settingAttributes = (settings: PageSettings): string =>
  Object.entries(settings)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeHtml(value)}"`))
    .join('');

/**
 * Delays the first paint until the browser has read the whole first view. A slow device reads a page in parts,
 * and would move centered content after each part.
 */
const WHOLE_FIRST_VIEW = `<link rel="expect" href="#${FIRST_VIEW_END}" blocking="render">`;

const styleElement = (css: string) => css && `<style>${css}</style>`;

/** Returns a value as JSON that is safe in a script element. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const ISLAND = '<skein-island ';
const ISLAND_END = '</skein-island>';
const PROPS = `${ISLAND_END}<script type="application/json">`;
const PROPS_END = '</script>';
const PREFIX = /^[^>]*\bprefix="([^"]*)"[^>]*>/;
const DEPS = / deps="([^"]*)"/;

/**
 * Moves the props of all islands, and the addresses of the scripts that they import, into one script, keyed by the prefix
 * of the island: the first paint needs neither. Islands do not contain islands. Splits the HTML at the islands, because a
 * regular expression would be much slower.
 */
function withoutProps(html: string): readonly [html: string, propsScript: string] {
  const props: string[] = [];
  let imports = '';
  const [start = '', ...islands] = html.split(ISLAND);
  const bare = islands.reduce((before, island) => {
    const [prefix, at] = [PREFIX.exec(island)?.[1], island.indexOf(PROPS)];
    if (prefix === undefined || at < 0) return before + ISLAND + island;
    const from = at + PROPS.length;
    const to = island.indexOf(PROPS_END, from);
    props.push(`"${prefix}":${island.slice(from, to)}`);
    const begin = island.indexOf('>');
    const [deps = '', addresses] = DEPS.exec(island.slice(0, begin)) ?? [];
    if (addresses !== undefined) imports += ` data-${prefix}="${addresses}"`;
    const opening = island.slice(0, begin).replace(deps, '');
    return (
      before + ISLAND + opening + island.slice(begin, at) + ISLAND_END + island.slice(to + PROPS_END.length)
    );
  }, start);
  const script = `<script type="application/json" data-props=""${imports}>{${props.join()}}</script>`;
  return [bare, props.length > 0 ? script : ''];
}

/**
 * Returns the whole HTML document. It has no style attributes and only one inline script, as the policy of the
 * page requires.
 */
export function documentHtml(parts: DocumentParts): string {
  const { lang, title, head, preloads, jsonLd, styles, laterCss, bootScript, runtimeUrl, settings, below } =
    parts;
  // Repeats the page's language, because translation tools change the `lang` of the document.
  const script = `<script${settingAttributes({ 'data-runtime': runtimeUrl, 'data-lang': lang, ...settings })}>${bootScript}</script>`;
  const behind = script + styleElement(laterCss);
  const isLeft = below === undefined || parts.propsInPlace === true;
  const [firstView, props] = isLeft ? [parts.firstView, ''] : withoutProps(parts.firstView);
  return (
    `<!DOCTYPE html><html lang="${escapeHtml(lang)}"><head><meta charset="utf-8">` +
    WHOLE_FIRST_VIEW +
    `<title>${escapeHtml(title)}</title>` +
    head.map(tag).join('') +
    preloads +
    styles.map(styleElement).join('') +
    (below === undefined ? behind : '') +
    jsonLd.map((data) => `<script type="application/ld+json">${scriptJson(data)}</script>`).join('') +
    `</head><body>${firstView}` +
    (below === undefined ? '' : FIRST_VIEW_END_HTML + props + behind + below) +
    '</body></html>'
  );
}

export const sha256 = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`;
