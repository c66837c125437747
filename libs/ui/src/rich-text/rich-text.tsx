'use client';

import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useWord } from '../language/language-provider.tsx';
import type { UiLanguage } from '../language/ui-language.ts';
import * as uiTexts from '../language/ui-texts.ts';
import { withHeadingIds } from './heading-ids.ts';
import { Prose } from './prose.tsx';
import { trustedHtml } from './trusted-html.ts';
import { wrapTables } from './wrap-tables.ts';

export type RichTextProps = {
  /**
   * Sanitized HTML: `SafeHtml` from `@skein/cms-client`, or your own `htmlLiteral`. `safeHtml` exists only in
   * the type.
   */
  html: string & { readonly safeHtml: true };
  /** `span` is for a title or label with emphasis or a link. It adds no space for paragraphs. */
  as?: 'div' | 'span' | undefined;
  /** `lead` is for introductions, and `small` is for legal notes. */
  size?: 'small' | 'body' | 'lead' | undefined;
  /** Accessible name of the frame around a table. */
  tableLabel?: string | undefined;
  /** Language of the default `tableLabel`. */
  language?: UiLanguage | undefined;
  id?: string | undefined;
};

/**
 * A text from content: headings, lists, tables, quotations and links. Links can lead to the headings, whose ids
 * are made from their text.
 */
export function RichText(props: RichTextProps): ReactElement {
  const { html, as = 'div', size, tableLabel, language: ownLanguage, id } = props;
  const wideTable = useWord(uiTexts.wideTable, ownLanguage);
  const plainTable = useWord(uiTexts.table, ownLanguage);
  if (as === 'span') return <Inline id={id} dangerouslySetInnerHTML={{ __html: trustedHtml(html) }} />;
  const markup = wrapTables(withHeadingIds(html), {
    scrolls: tableLabel ?? wideTable,
    stacks: tableLabel ?? plainTable,
  });
  return <Prose id={id} size={size} html={markup as typeof html} />;
}

const Inline = styled.span`
  & a {
    color: inherit;
  }
`;
