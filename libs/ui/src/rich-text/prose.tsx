import type { ReactElement } from 'react';
import { trustedHtml } from './trusted-html.ts';

export type ProseProps = {
  /** HTML with the mark of a sanitizer, as for `RichText`. */
  html: string & { readonly safeHtml: true };
  /** `lead` is for an introduction, `small` for legal notes. */
  size?: 'small' | 'body' | 'lead' | undefined;
  id?: string | undefined;
  /** Language of the words, if it is not that of the page. */
  lang?: string | undefined;
};

/**
 * A few paragraphs, a list, links: the text of a hero or a note. Use `RichText` for tables and for headings
 * that links can lead to. A table in `Prose` scrolls in its own box.
 */
export function Prose({ html, size, id, lang }: ProseProps): ReactElement {
  return (
    <div
      id={id}
      lang={lang}
      data-prose={size ?? ''}
      dangerouslySetInnerHTML={{ __html: trustedHtml(html) }}
    />
  );
}
