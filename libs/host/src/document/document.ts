import { createHash } from 'node:crypto';
import { FIRST_VIEW_END } from './first-view.ts';
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
  /** Preload links, as HTML, for what the body needs first. */
  readonly preloads: string;
  /** Structured data, one object per script. */
  readonly jsonLd: readonly object[];
  /** CSS that all pages share: tokens, fonts, base. */
  readonly baseCss: string;
  /** CSS of the components on this page. */
  readonly componentCss: string;
  /** Runs before a visitor can click. It contains nothing that would end its element. */
  readonly bootScript: string;
  readonly runtimeUrl: string;
  readonly settings: PageSettings;
  readonly body: string;
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
 * Delays the first paint until the browser has read the whole first view. A slow device reads a page in slices,
 * and centered content would move while its container grows.
 */
const WHOLE_FIRST_VIEW = `<link rel="expect" href="#${FIRST_VIEW_END}" blocking="render">`;

/** Returns a value as JSON that is safe in a script element. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * Returns the whole HTML document. It has no style attributes and only one inline script, because the page's
 * policy allows no others.
 */
export function documentHtml(parts: DocumentParts): string {
  const {
    lang,
    title,
    head,
    preloads,
    jsonLd,
    baseCss,
    componentCss,
    bootScript,
    runtimeUrl,
    settings,
    body,
  } = parts;
  return (
    `<!DOCTYPE html><html lang="${escapeHtml(lang)}"><head><meta charset="utf-8">` +
    WHOLE_FIRST_VIEW +
    `<title>${escapeHtml(title)}</title>` +
    head.map(tag).join('') +
    preloads +
    `<style>${baseCss}</style>` +
    `<style data-styled="">${componentCss}</style>` +
    // The language once more: in that of the document, a translator writes its own.
    `<script${settingAttributes({ 'data-runtime': runtimeUrl, 'data-lang': lang, ...settings })}>${bootScript}</script>` +
    jsonLd.map((data) => `<script type="application/ld+json">${scriptJson(data)}</script>`).join('') +
    `</head><body>${body}</body></html>`
  );
}

export const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
