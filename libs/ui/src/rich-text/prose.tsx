import type { ReactElement } from 'react';
import { ProseBox } from './prose-box.tsx';
import { ProseWithHeadings } from './prose-with-headings.tsx';

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
export function Prose(props: ProseProps): ReactElement {
  return HEADING.test(props.html) ? <ProseWithHeadings {...props} /> : <ProseBox {...props} />;
}

const HEADING = /<h[1-6]\b/i;
