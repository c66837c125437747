'use client';

import type { ReactElement } from 'react';
import { useHeadingMove } from '../heading/heading-levels.tsx';
import { trustedHtml } from './trusted-html.ts';

export type ProseProps = {
  /** Sanitized HTML, of the same type as for `RichText`. */
  html: string & { readonly safeHtml: true };
  /** `lead` is for introductions, and `small` is for legal notes. */
  size?: 'small' | 'body' | 'lead' | undefined;
  id?: string | undefined;
  /** Language of the text, if it is not the language of the page. */
  lang?: string | undefined;
};

/**
 * A short text, such as in a hero or a note: a few paragraphs, a list, or links. For tables, and for headings
 * with ids, use `RichText`. A table in `Prose` scrolls in its own box.
 */
export function Prose({ html, size, id, lang }: ProseProps): ReactElement {
  // The text stays sanitized: only the names of heading tags change.
  const moved = (useHeadingMove()?.html(html) ?? html) as typeof html;
  return (
    <div
      id={id}
      lang={lang}
      data-prose={size ?? ''}
      dangerouslySetInnerHTML={{ __html: trustedHtml(moved) }}
    />
  );
}
