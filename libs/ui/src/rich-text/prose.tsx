import type { ReactElement } from 'react';
import { trustedHtml } from './trusted-html.ts';

export type ProseProps = {
  /** HTML with the mark of a sanitizer, as `RichText` takes it. */
  html: string & { readonly safeHtml: true };
  /** `lead` for an introduction, `small` for the legal kind. */
  size?: 'small' | 'body' | 'lead' | undefined;
  id?: string | undefined;
  /** Of the words, where it is not that of the page. */
  lang?: string | undefined;
};

/**
 * A few paragraphs, a list, links: the text of a hero or a note. For headings that can be linked to, or tables, use
 * `RichText`. A table in `Prose` scrolls by itself.
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
