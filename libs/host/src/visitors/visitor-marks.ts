import type { StampedForm } from '@skein/cms-client/serve';
import { randomBytes } from 'node:crypto';
import { escapeHtml, scriptJson } from '../document/document.ts';
import type { PageVisitor, PageVisitors } from '@skein/http';

/** In no content: it is new with each process, and never sent. */
export const MARK = `visitor${randomBytes(16).toString('hex')}n`;
/** Quotes tell by how they were escaped where a mark came to stand: in an attribute, or in JSON within a script. */
const PLACE = new RegExp(String.raw`(&quot;|(?<!\\)\\")${MARK}(\d+)\1`, 'g');

const ESCAPES: Readonly<Record<string, (value: string) => string>> = {
  '&quot;': escapeHtml,
  '\\"': (value) => scriptJson(value).slice(1, -1),
};

/** Where each visitor gets a value of their own. */
export interface VisitorPlace {
  /** Index into the page without marks. */
  readonly at: number;
  /** Which of the values, by `valuesFor`. */
  readonly value: number;
  escape(value: string): string;
}

/** One drawing for all visitors: a mark stands in the place of each value that will be another for each of them. */
export interface VisitorMarks {
  /** Who the page is drawn for. */
  readonly visitor: PageVisitor;
  /** What a visitor gets in the places of the marks. */
  valuesFor(visitor: PageVisitor): readonly string[];
}

export function visitorMarks(visitors: PageVisitors): VisitorMarks {
  const anybody = visitors(undefined);
  const forms: { readonly form: StampedForm; readonly names: readonly string[] }[] = [];
  let count = 0;
  const mark = () => `"${MARK}${count++}"`;
  return {
    visitor: {
      csrfToken: mark(),
      stamp(form) {
        const names = Object.keys(anybody.stamp(form));
        forms.push({ form, names });
        return Object.fromEntries(names.map((name) => [name, mark()]));
      },
    },
    valuesFor: ({ csrfToken, stamp }) => [
      csrfToken,
      ...forms.flatMap(({ form, names }) => {
        const stamped = stamp(form);
        return names.map((name) => stamped[name] ?? '');
      }),
    ],
  };
}

/**
 * Takes the marks out of a page.
 * @throws when one stands where nothing is known about how to escape: it must not go out
 */
export function takeMarks(html: string): { readonly html: string; readonly places: readonly VisitorPlace[] } {
  const places: VisitorPlace[] = [];
  let bare = '';
  let end = 0;
  for (const { 0: found, 1: quote = '', 2: value, index } of html.matchAll(PLACE)) {
    bare += html.slice(end, index);
    end = index + found.length;
    places.push({ at: bare.length, value: Number(value), escape: ESCAPES[quote] ?? escapeHtml });
  }
  bare += html.slice(end);
  if (bare.includes(MARK)) throw new Error('A value of the visitor stands where it cannot be escaped');
  return { html: bare, places };
}
